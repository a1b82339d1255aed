import { lighter, mix } from '#demo/pictures/colour.ts';
import { circle, path, rect } from '#demo/pictures/ink.ts';
import { area, isWide, paper } from './paper.ts';
import type { Drawn } from './paper.ts';

export const wave: Drawn = (ink, panel, look) => {
  const { w, h } = panel;
  const [a, b] = [look.chance.between(0.52, 0.6), look.chance.between(0.64, 0.72)];
  const back = `M0 ${h * a}C${w * 0.3} ${h * (a - 0.12)} ${w * 0.55} ${h * (a + 0.2)} ${w} ${h * (a - 0.04)}V${h}H0Z`;
  const front = `M0 ${h * b}C${w * 0.28} ${h * (b - 0.1)} ${w * 0.6} ${h * (b + 0.16)} ${w} ${h * (b + 0.02)}V${h}H0Z`;
  return {
    art:
      paper(ink, panel, look.soft) +
      path(back, look.bright) +
      path(front, ink.linear(20, [0, look.main], [1, look.deep])),
    title: area(panel, 0.07, 0.08, 0.86, 0.42),
    titleFill: look.deep,
    noteFill: look.main,
    anchor: 'start',
    strength: area(panel, 0.07, 0.8, 0.45, 0.14),
    strengthFill: '#ffffff',
    foot: area(panel, 0.55, 0.82, 0.38, 0.1),
    footFill: '#ffffff',
  };
};

export const solid: Drawn = (ink, panel, look) => {
  const { w, h } = panel;
  const r = Math.max(w, h) * look.chance.between(0.34, 0.46);
  const x = w * look.chance.between(0.86, 1);
  return {
    art:
      rect(0, 0, w, h, ink.linear(60, [0, look.main], [1, look.deep])) +
      circle(x, h * 0.98, r, lighter(look.main, 0.16), { opacity: 0.55 }) +
      circle(x, h * 0.98, r * 0.66, look.bright) +
      circle(x, h * 0.98, r * 0.36, lighter(look.bright, 0.55)),
    title: area(panel, 0.07, 0.1, 0.86, 0.44),
    titleFill: '#ffffff',
    noteFill: lighter(look.soft, 0.3),
    anchor: 'start',
    strength: area(panel, 0.07, 0.66, 0.5, 0.14),
    strengthFill: '#ffffff',
    foot: area(panel, 0.07, 0.84, 0.5, 0.09),
    footFill: look.soft,
  };
};

export const arcs: Drawn = (ink, panel, look) => {
  const { w, h } = panel;
  const r = h * (isWide(panel) ? 0.9 : 0.62);
  const [cx, cy] = isWide(panel) ? [w * 1.02, h * 0.9] : [w * 0.95, h * 1.02];
  return {
    art:
      paper(ink, panel, look.soft) +
      circle(cx, cy, r, mix('#ffffff', look.main, 0.22)) +
      circle(cx, cy, r * 0.78, look.bright) +
      circle(cx, cy, r * 0.58, look.main) +
      circle(cx, cy, r * 0.34, look.deep),
    title: area(panel, 0.07, 0.09, isWide(panel) ? 0.62 : 0.86, isWide(panel) ? 0.5 : 0.36),
    titleFill: look.main,
    noteFill: look.deep,
    anchor: 'start',
    strength: area(panel, 0.07, isWide(panel) ? 0.66 : 0.56, 0.4, 0.14),
    strengthFill: look.deep,
    foot: area(panel, 0.07, 0.85, isWide(panel) ? 0.42 : 0.36, 0.09),
    footFill: look.deep,
  };
};

export const column: Drawn = (ink, panel, look) => {
  const { w, h } = panel;
  const beside = isWide(panel);
  const paint = ink.linear(beside ? 90 : 0, [0, look.main], [1, look.deep]);
  const block = beside
    ? path(`M0 0H${w * 0.26}Q${w * 0.36} ${h / 2} ${w * 0.26} ${h}H0Z`, paint)
    : path(`M0 0H${w}V${h * 0.2}Q${w / 2} ${h * 0.3} 0 ${h * 0.2}Z`, paint);
  const edge = beside
    ? path(`M0 0H${w * 0.29}Q${w * 0.39} ${h / 2} ${w * 0.29} ${h}H0Z`, look.bright)
    : path(`M0 0H${w}V${h * 0.23}Q${w / 2} ${h * 0.33} 0 ${h * 0.23}Z`, look.bright);
  return {
    art: paper(ink, panel, look.soft) + edge + block,
    title: beside ? area(panel, 0.4, 0.12, 0.55, 0.5) : area(panel, 0.07, 0.36, 0.86, 0.32),
    titleFill: look.deep,
    noteFill: look.main,
    anchor: beside ? 'start' : 'middle',
    strength: beside ? area(panel, 0.4, 0.7, 0.5, 0.14) : area(panel, 0.07, 0.74, 0.86, 0.1),
    strengthFill: look.main,
    foot: beside ? area(panel, 0.4, 0.87, 0.54, 0.08) : area(panel, 0.07, 0.89, 0.86, 0.06),
    footFill: look.deep,
  };
};

export const halves: Drawn = (ink, panel, look) => {
  const { w, h } = panel;
  const cut = h * 0.58;
  const r = Math.min(w, h) * 0.2;
  const x = isWide(panel) ? w * 0.84 : w * 0.78;
  return {
    art:
      rect(0, 0, w, h, ink.linear(90, [0, look.soft], [1, '#ffffff'])) +
      rect(0, 0, w, cut, ink.linear(25, [0, look.deep], [1, look.main])) +
      rect(0, cut, w, h * 0.035, look.bright) +
      circle(x, cut, r * 1.14, '#ffffff') +
      circle(x, cut, r, look.other) +
      path(`M${x - r} ${cut}A${r} ${r} 0 0 0 ${x + r} ${cut}Z`, look.bright),
    title: area(panel, 0.07, 0.07, 0.86, isWide(panel) ? 0.36 : 0.36),
    titleFill: '#ffffff',
    noteFill: lighter(look.soft, 0.4),
    anchor: 'start',
    strength: area(panel, 0.07, 0.67, 0.5, 0.14),
    strengthFill: look.deep,
    foot: area(panel, 0.07, 0.85, 0.55, 0.09),
    footFill: look.main,
  };
};

export const petals: Drawn = (ink, panel, look) => {
  const { w, h } = panel;
  const r = Math.max(w, h) * 0.3;
  const turn = look.chance.between(-14, 14);
  const leaf = `M0 0C${r * 0.55} ${-r * 0.5} ${r * 0.55} ${-r * 1.1} 0 ${-r * 1.5}C${-r * 0.55} ${-r * 1.1} ${-r * 0.55} ${-r * 0.5} 0 0Z`;
  const [cx, cy] = [w * 0.86, h * 1.04];
  const petal = (angle: number, colour: string): string =>
    path(leaf, colour, {
      opacity: 0.86,
      transform: `translate(${cx.toFixed(1)} ${cy.toFixed(1)}) rotate(${(angle + turn).toFixed(1)})`,
    });
  return {
    art:
      paper(ink, panel, look.soft) +
      petal(-78, look.other) +
      petal(46, look.other) +
      petal(-42, look.bright) +
      petal(10, look.main),
    title: area(panel, 0.07, 0.08, isWide(panel) ? 0.66 : 0.86, isWide(panel) ? 0.48 : 0.36),
    titleFill: look.deep,
    noteFill: look.main,
    anchor: 'start',
    strength: area(panel, 0.07, isWide(panel) ? 0.64 : 0.53, 0.42, 0.14),
    strengthFill: look.main,
    foot: area(panel, 0.07, 0.85, isWide(panel) ? 0.4 : 0, 0.09),
    footFill: look.deep,
  };
};
