import { lighter, mix, readableOn } from './colour.ts';
import type { Box } from './fitting.ts';
import { circle, path, polygon, rect, stroke, type Ink } from './ink.ts';
import type { Anchor } from './lettering.ts';
import type { Look } from './look.ts';

export interface Panel {
  w: number;
  h: number;
}

/** A printed panel: its art, and where the words stand on it. */
export interface Design {
  art: string;
  title: Box;
  titleFill: string;
  noteFill: string;
  anchor: Anchor;
  strength: Box;
  strengthFill: string;
  foot: Box;
  footFill: string;
}

type Drawn = (ink: Ink, panel: Panel, look: Look) => Design;

function area(panel: Panel, x: number, y: number, w: number, h: number): Box {
  return { x: panel.w * x, y: panel.h * y, w: panel.w * w, h: panel.h * h };
}

function paper(ink: Ink, { w, h }: Panel, tint: string): string {
  return rect(0, 0, w, h, ink.linear(90, [0, '#ffffff'], [1, mix('#ffffff', tint, 0.55)]));
}

const wave: Drawn = (ink, panel, look) => {
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

const solid: Drawn = (ink, panel, look) => {
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

const arcs: Drawn = (ink, panel, look) => {
  const { w, h } = panel;
  const r = h * (w > h ? 0.9 : 0.62);
  const [cx, cy] = w > h ? [w * 1.02, h * 0.9] : [w * 0.95, h * 1.02];
  return {
    art:
      paper(ink, panel, look.soft) +
      circle(cx, cy, r, mix('#ffffff', look.main, 0.22)) +
      circle(cx, cy, r * 0.78, look.bright) +
      circle(cx, cy, r * 0.58, look.main) +
      circle(cx, cy, r * 0.34, look.deep),
    title: area(panel, 0.07, 0.09, w > h ? 0.62 : 0.86, w > h ? 0.5 : 0.36),
    titleFill: look.main,
    noteFill: look.deep,
    anchor: 'start',
    strength: area(panel, 0.07, w > h ? 0.66 : 0.56, 0.4, 0.14),
    strengthFill: look.deep,
    foot: area(panel, 0.07, 0.85, w > h ? 0.42 : 0.36, 0.09),
    footFill: look.deep,
  };
};

const band: Drawn = (ink, panel, look) => {
  const { w, h } = panel;
  const [top, height] = [h * 0.2, h * 0.44];
  return {
    art:
      paper(ink, panel, look.soft) +
      rect(0, top - h * 0.045, w, height + h * 0.09, look.bright) +
      rect(0, top, w, height, ink.linear(0, [0, look.deep], [0.7, look.main])),
    title: { x: w * 0.07, y: top + height * 0.08, w: w * 0.86, h: height * 0.84 },
    titleFill: '#ffffff',
    noteFill: lighter(look.soft, 0.35),
    anchor: 'middle',
    strength: area(panel, 0.07, 0.72, 0.86, 0.13),
    strengthFill: look.deep,
    foot: area(panel, 0.07, 0.87, 0.86, 0.08),
    footFill: look.main,
  };
};

const diagonal: Drawn = (ink, panel, look) => {
  const { w, h } = panel;
  const lean = look.chance.between(0.1, 0.26);
  const [left, right] = [h * (0.62 + lean / 2), h * (0.62 - lean)];
  return {
    art:
      paper(ink, panel, look.soft) +
      polygon([[0, left - h * 0.07], [w, right - h * 0.07], [w, h], [0, h]], look.bright) +
      polygon([[0, left], [w, right], [w, h], [0, h]], ink.linear(0, [0, look.main], [1, look.deep])) +
      polygon([[w * 0.7, h], [w, h * 0.62], [w, h]], look.other, { opacity: 0.85 }),
    title: area(panel, 0.07, 0.08, 0.86, 0.38),
    titleFill: look.main,
    noteFill: look.deep,
    anchor: 'start',
    strength: area(panel, 0.07, 0.8, 0.56, 0.14),
    strengthFill: '#ffffff',
    foot: area(panel, 0.62, 0.08, 0, 0),
    footFill: look.deep,
  };
};

const column: Drawn = (ink, panel, look) => {
  const { w, h } = panel;
  const isWide = w > h;
  const paint = ink.linear(isWide ? 90 : 0, [0, look.main], [1, look.deep]);
  const block = isWide
    ? path(`M0 0H${w * 0.26}Q${w * 0.36} ${h / 2} ${w * 0.26} ${h}H0Z`, paint)
    : path(`M0 0H${w}V${h * 0.2}Q${w / 2} ${h * 0.3} 0 ${h * 0.2}Z`, paint);
  const edge = isWide
    ? path(`M0 0H${w * 0.29}Q${w * 0.39} ${h / 2} ${w * 0.29} ${h}H0Z`, look.bright)
    : path(`M0 0H${w}V${h * 0.23}Q${w / 2} ${h * 0.33} 0 ${h * 0.23}Z`, look.bright);
  return {
    art: paper(ink, panel, look.soft) + edge + block,
    title: isWide ? area(panel, 0.4, 0.12, 0.55, 0.5) : area(panel, 0.07, 0.36, 0.86, 0.32),
    titleFill: look.deep,
    noteFill: look.main,
    anchor: isWide ? 'start' : 'middle',
    strength: isWide ? area(panel, 0.4, 0.7, 0.5, 0.14) : area(panel, 0.07, 0.74, 0.86, 0.1),
    strengthFill: look.main,
    foot: isWide ? area(panel, 0.4, 0.87, 0.54, 0.08) : area(panel, 0.07, 0.89, 0.86, 0.06),
    footFill: look.deep,
  };
};

const frame: Drawn = (ink, panel, look) => {
  const { w, h } = panel;
  const t = Math.min(w, h) * 0.055;
  const corner = Math.min(w, h) * 0.34;
  return {
    art:
      rect(0, 0, w, h, ink.linear(45, [0, look.main], [1, look.deep])) +
      rect(t, t, w - 2 * t, h - 2 * t, '#fffdf8', { rx: t }) +
      path(`M${w - t} ${t + corner}A${corner} ${corner} 0 0 1 ${w - t - corner} ${t}H${w - t}Z`, look.bright) +
      path(`M${t} ${h - t - corner}A${corner} ${corner} 0 0 1 ${t + corner} ${h - t}H${t}Z`, look.other),
    title: area(panel, 0.13, 0.2, 0.74, 0.42),
    titleFill: look.main,
    noteFill: look.deep,
    anchor: 'middle',
    strength: area(panel, 0.25, 0.68, 0.5, 0.13),
    strengthFill: look.deep,
    foot: area(panel, 0.3, 0.84, 0.6, 0.08),
    footFill: look.deep,
  };
};

const stripes: Drawn = (ink, panel, look) => {
  const { w, h } = panel;
  const isWide = w > h;
  const colours = [look.deep, look.main, look.bright, look.other];
  const lean = look.chance.between(0.1, 0.2) * h;
  const start = isWide ? w * 0.72 : h * 0.7;
  const step = (isWide ? w : h) * 0.085;
  const drawn = colours.map((colour, at) => {
    const from = start + at * step;
    return isWide
      ? polygon([[from + lean, 0], [w * 1.4, 0], [w * 1.4, h], [from - lean, h]], colour)
      : polygon([[0, from + lean / 2], [w, from - lean / 2], [w, h * 1.4], [0, h * 1.4]], colour);
  });
  return {
    art: paper(ink, panel, look.soft) + drawn.join(''),
    title: isWide ? area(panel, 0.07, 0.12, 0.62, 0.48) : area(panel, 0.07, 0.09, 0.86, 0.36),
    titleFill: look.deep,
    noteFill: look.main,
    anchor: 'start',
    strength: isWide ? area(panel, 0.07, 0.7, 0.5, 0.14) : area(panel, 0.07, 0.54, 0.86, 0.1),
    strengthFill: look.main,
    foot: isWide ? area(panel, 0.07, 0.87, 0.5, 0.08) : area(panel, 0, 0, 0, 0),
    footFill: look.deep,
  };
};

const halves: Drawn = (ink, panel, look) => {
  const { w, h } = panel;
  const cut = h * 0.58;
  const r = Math.min(w, h) * 0.2;
  const x = w > h ? w * 0.84 : w * 0.78;
  return {
    art:
      rect(0, 0, w, h, ink.linear(90, [0, look.soft], [1, '#ffffff'])) +
      rect(0, 0, w, cut, ink.linear(25, [0, look.deep], [1, look.main])) +
      rect(0, cut, w, h * 0.035, look.bright) +
      circle(x, cut, r * 1.14, '#ffffff') +
      circle(x, cut, r, look.other) +
      path(`M${x - r} ${cut}A${r} ${r} 0 0 0 ${x + r} ${cut}Z`, look.bright),
    title: area(panel, 0.07, 0.07, 0.86, w > h ? 0.36 : 0.36),
    titleFill: '#ffffff',
    noteFill: lighter(look.soft, 0.4),
    anchor: 'start',
    strength: area(panel, 0.07, 0.67, 0.5, 0.14),
    strengthFill: look.deep,
    foot: area(panel, 0.07, 0.85, 0.55, 0.09),
    footFill: look.main,
  };
};

const petals: Drawn = (ink, panel, look) => {
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
    title: area(panel, 0.07, 0.08, w > h ? 0.66 : 0.86, w > h ? 0.48 : 0.36),
    titleFill: look.deep,
    noteFill: look.main,
    anchor: 'start',
    strength: area(panel, 0.07, w > h ? 0.64 : 0.53, 0.42, 0.14),
    strengthFill: look.main,
    foot: area(panel, 0.07, 0.85, w > h ? 0.4 : 0, 0.09),
    footFill: look.deep,
  };
};

const chevrons: Drawn = (ink, panel, look) => {
  const { w, h } = panel;
  const isWide = w > h;
  const size = isWide ? h : w * 0.9;
  const drawn = [look.deep, look.bright, look.other].map((colour, at) => {
    const x = (isWide ? w * 0.8 : w * 0.48) + at * size * 0.22;
    const y = isWide ? h / 2 : h * 0.82;
    return stroke(
      `M${x - size * 0.2} ${y - size * 0.34}L${x + size * 0.1} ${y}L${x - size * 0.2} ${y + size * 0.34}`,
      colour,
      size * 0.11,
      { 'stroke-linejoin': 'miter', 'stroke-linecap': 'butt' },
    );
  });
  const ground = mix(look.soft, '#ffffff', 0.2);
  return {
    art: rect(0, 0, w, h, ink.linear(90, [0, lighter(ground, 0.5)], [1, ground])) + drawn.join(''),
    title: isWide ? area(panel, 0.07, 0.12, 0.6, 0.48) : area(panel, 0.07, 0.09, 0.86, 0.36),
    titleFill: readableOn(ground, look.main, look.deep),
    noteFill: look.deep,
    anchor: 'start',
    strength: isWide ? area(panel, 0.07, 0.69, 0.5, 0.15) : area(panel, 0.07, 0.52, 0.86, 0.1),
    strengthFill: look.deep,
    foot: isWide ? area(panel, 0.07, 0.87, 0.5, 0.08) : area(panel, 0, 0, 0, 0),
    footFill: look.deep,
  };
};

/** Every label design; a company keeps to a few of them. */
export const designs: readonly [Drawn, ...Drawn[]] = [
  wave,
  solid,
  arcs,
  band,
  diagonal,
  column,
  frame,
  stripes,
  halves,
  petals,
  chevrons,
];
