import { lighter, mix, readableOn } from '#demo/pictures/colour.ts';
import { path, polygon, rect, stroke } from '#demo/pictures/ink.ts';
import { area, isWide, paper } from './paper.ts';
import type { Drawn } from './paper.ts';

export const band: Drawn = (ink, panel, look) => {
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

export const diagonal: Drawn = (ink, panel, look) => {
  const { w, h } = panel;
  const lean = look.chance.between(0.1, 0.26);
  const [left, right] = [h * (0.62 + lean / 2), h * (0.62 - lean)];
  return {
    art:
      paper(ink, panel, look.soft) +
      polygon(
        [
          [0, left - h * 0.07],
          [w, right - h * 0.07],
          [w, h],
          [0, h],
        ],
        look.bright,
      ) +
      polygon(
        [
          [0, left],
          [w, right],
          [w, h],
          [0, h],
        ],
        ink.linear(0, [0, look.main], [1, look.deep]),
      ) +
      polygon(
        [
          [w * 0.7, h],
          [w, h * 0.62],
          [w, h],
        ],
        look.other,
        { opacity: 0.85 },
      ),
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

export const frame: Drawn = (ink, panel, look) => {
  const { w, h } = panel;
  const t = Math.min(w, h) * 0.055;
  const corner = Math.min(w, h) * 0.34;
  return {
    art:
      rect(0, 0, w, h, ink.linear(45, [0, look.main], [1, look.deep])) +
      rect(t, t, w - 2 * t, h - 2 * t, '#fffdf8', { rx: t }) +
      path(
        `M${w - t} ${t + corner}A${corner} ${corner} 0 0 1 ${w - t - corner} ${t}H${w - t}Z`,
        look.bright,
      ) +
      path(
        `M${t} ${h - t - corner}A${corner} ${corner} 0 0 1 ${t + corner} ${h - t}H${t}Z`,
        look.other,
      ),
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

export const stripes: Drawn = (ink, panel, look) => {
  const { w, h } = panel;
  const beside = isWide(panel);
  const colours = [look.deep, look.main, look.bright, look.other];
  const lean = look.chance.between(0.1, 0.2) * h;
  const start = beside ? w * 0.72 : h * 0.7;
  const step = (beside ? w : h) * 0.085;
  const drawn = colours.map((colour, at) => {
    const from = start + at * step;
    return beside
      ? polygon(
          [
            [from + lean, 0],
            [w * 1.4, 0],
            [w * 1.4, h],
            [from - lean, h],
          ],
          colour,
        )
      : polygon(
          [
            [0, from + lean / 2],
            [w, from - lean / 2],
            [w, h * 1.4],
            [0, h * 1.4],
          ],
          colour,
        );
  });
  return {
    art: paper(ink, panel, look.soft) + drawn.join(''),
    title: beside ? area(panel, 0.07, 0.12, 0.62, 0.48) : area(panel, 0.07, 0.09, 0.86, 0.36),
    titleFill: look.deep,
    noteFill: look.main,
    anchor: 'start',
    strength: beside ? area(panel, 0.07, 0.7, 0.5, 0.14) : area(panel, 0.07, 0.54, 0.86, 0.1),
    strengthFill: look.main,
    foot: beside ? area(panel, 0.07, 0.87, 0.5, 0.08) : area(panel, 0, 0, 0, 0),
    footFill: look.deep,
  };
};

export const chevrons: Drawn = (ink, panel, look) => {
  const { w, h } = panel;
  const beside = isWide(panel);
  const size = beside ? h : Math.min(w * 0.9, h * 0.48);
  const drawn = [look.deep, look.bright, look.other].map((colour, at) => {
    const x = (beside ? w * 0.84 : w * 0.56) + at * size * 0.22;
    const y = beside ? h / 2 : h * 0.83;
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
    title: beside ? area(panel, 0.07, 0.12, 0.58, 0.48) : area(panel, 0.07, 0.09, 0.86, 0.36),
    titleFill: readableOn(ground, look.main, look.deep),
    noteFill: look.deep,
    anchor: 'start',
    strength: beside ? area(panel, 0.07, 0.69, 0.5, 0.15) : area(panel, 0.07, 0.52, 0.86, 0.1),
    strengthFill: look.deep,
    foot: beside ? area(panel, 0.07, 0.87, 0.5, 0.08) : area(panel, 0, 0, 0, 0),
    footFill: look.deep,
  };
};
