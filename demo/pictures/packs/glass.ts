import { lighter, mix } from '#demo/pictures/colour.ts';
import { ellipse, path, placed, polygon, rect, stroke } from '#demo/pictures/ink.ts';
import { label } from '#demo/pictures/label.ts';
import type { Work } from '#demo/pictures/look.ts';
import { block } from './bottles.ts';
import { box, floor, roundness, shadow } from './surface.ts';

function boxBehind(work: Work): string {
  const { ink, look } = work;
  return (
    shadow(ink, 160, 116, floor - 10) +
    box(work, { x: 50, y: 104, w: 156, h: floor - 12 - 104 }, 32, {
      top: lighter(look.main, 0.3),
      side: look.main,
    })
  );
}

/** An injection vial beside its box. */
export function vial(work: Work): string {
  const { ink, look } = work;
  const outline = `M256 180H304V196Q332 202 332 226V${floor - 8}Q332 ${floor + 4} 320 ${floor + 4}H240Q228 ${floor + 4} 228 ${floor - 8}V226Q228 202 256 196Z`;
  return [
    boxBehind(work),
    shadow(ink, 282, 66, floor + 4),
    path(outline, mix('#dfeaec', look.soft, 0.4)),
    path(
      `M230 252H330V${floor - 8}Q330 ${floor + 2} 320 ${floor + 2}H240Q230 ${floor + 2} 230 ${floor - 8}Z`,
      '#f8fbfb',
    ),
    path(outline, roundness(ink), { opacity: 0.8 }),
    block(ink, { x: 250, y: 156, w: 60, h: 28 }, '#c9cfd3', 4),
    block(ink, { x: 248, y: 140, w: 64, h: 19 }, look.bright, 5),
    placed(228, 224, ink.inside(rect(0, 0, 104, 92, '#ffffff'), label(work, { w: 104, h: 92 }))),
    rect(228, 224, 104, 92, roundness(ink), { opacity: 0.7 }),
  ].join('');
}

/** Glass ampoules in front of their box. */
export function ampoule(work: Work): string {
  const { ink, look } = work;
  const glass = look.chance.happens(0.4) ? '#b06a24' : mix('#d9e8ea', look.soft, 0.3);
  const outline =
    'M18 0Q24 0 25 8L28 44Q28 54 34 60Q42 66 42 78V180Q42 186 36 186H0Q-6 186 -6 180V78Q-6 66 2 60Q8 54 8 44L11 8Q12 0 18 0Z';
  const one = [
    path(outline, glass),
    rect(-6, 96, 48, 60, '#ffffff'),
    rect(-6, 96, 48, 14, look.main),
    rect(-6, 148, 48, 8, look.bright),
    stroke('M2 120H32M2 130H26M2 140H30', look.deep, 2.4, { opacity: 0.55 }),
    rect(6, 46, 24, 4, look.bright, { rx: 2 }),
    path(outline, roundness(ink)),
  ].join('');
  return [
    boxBehind(work),
    shadow(ink, 286, 78, floor + 4),
    placed(236, floor - 182, one),
    placed(298, floor - 182, one),
  ].join('');
}

/** An infusion bag or bottle on its hanger. */
export function saline(work: Work): string {
  const { ink, look } = work;
  const outline = `M132 84Q132 70 148 70H252Q268 70 268 84L276 270Q276 292 254 294H146Q124 292 124 270Z`;
  return [
    shadow(ink, 200, 92, floor + 2),
    rect(180, 52, 40, 26, mix('#e6eef0', look.soft, 0.4), { rx: 8 }),
    ellipse(200, 64, 11, 6, '#ffffff'),
    path(outline, mix('#e4eff2', look.soft, 0.35)),
    path(
      'M128 150Q164 142 200 150T272 148L276 270Q276 292 254 294H146Q124 292 124 270Z',
      '#f8fcfd',
    ),
    path(outline, roundness(ink), { opacity: 0.65 }),
    block(ink, { x: 172, y: 292, w: 20, h: 34 }, '#dfe6e8', 4),
    block(ink, { x: 208, y: 292, w: 20, h: 42 }, look.main, 4),
    placed(
      142,
      102,
      ink.inside(rect(0, 0, 116, 158, '#ffffff', { rx: 6 }), label(work, { w: 116, h: 158 })),
    ),
    rect(142, 102, 116, 158, ink.linear(20, [0, '#ffffff', 0.3], [0.5, '#ffffff', 0]), { rx: 6 }),
  ].join('');
}

/** A syringe in front of its paper pack. */
export function syringe(work: Work): string {
  const { ink, look } = work;
  const round = ink.linear(90, [0, '#ffffff', 0.6], [0.4, '#ffffff', 0], [1, '#10161a', 0.24]);
  const marks = Array.from({ length: 9 }, (_, at) =>
    stroke(`M${82 + at * 14} 4V${at % 2 === 0 ? 18 : 12}`, look.deep, 1.6, { opacity: 0.75 }),
  );
  const drawn = [
    rect(0, -10, 8, 54, '#eef1f0', { rx: 3 }),
    rect(6, 10, 66, 14, '#dfe5e5'),
    rect(60, -12, 8, 58, '#e6ebea', { rx: 3 }),
    rect(66, 0, 156, 34, mix('#eaf4f5', look.soft, 0.4), { rx: 4 }),
    rect(120, 3, 100, 28, look.bright, { opacity: 0.3 }),
    rect(106, 2, 16, 30, '#33413c', { rx: 3 }),
    ...marks,
    rect(66, 0, 156, 34, round, { rx: 4 }),
    polygon(
      [
        [222, 8],
        [238, 12],
        [238, 22],
        [222, 26],
      ],
      look.main,
    ),
    rect(238, 15.4, 74, 3.2, '#a9b3b8'),
  ].join('');
  return [
    shadow(ink, 200, 150, floor - 62),
    placed(
      70,
      86,
      ink.inside(rect(0, 0, 260, 178, '#ffffff', { rx: 6 }), label(work, { w: 260, h: 178 })),
    ),
    rect(
      70,
      86,
      260,
      178,
      ink.linear(25, [0, '#ffffff', 0.3], [0.5, '#ffffff', 0], [1, '#10161a', 0.06]),
      { rx: 6 },
    ),
    shadow(ink, 200, 160, floor - 6),
    placed(48, 292, drawn, -4),
  ].join('');
}
