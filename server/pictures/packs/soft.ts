import { darker, lighter, mix } from '#server/pictures/colour.ts';
import { circle, ellipse, path, placed, rect, stroke } from '#server/pictures/ink.ts';
import { label } from '#server/pictures/label.ts';
import type { Work } from '#server/pictures/look.ts';
import { lowBox } from './cartons.ts';
import { box, floor, printed, shadow } from './surface.ts';

/** Folds of a filled soft pack: light on the upper left, shade in the lower corners. */
function folds(work: Work, d: string, box: { x: number; y: number; w: number; h: number }): string {
  const { ink } = work;
  const { x, y, w, h } = box;
  return [
    path(d, ink.linear(12, [0, '#10161a', 0.22], [0.12, '#ffffff', 0.22], [0.3, '#ffffff', 0.1], [0.72, '#10161a', 0.02], [1, '#10161a', 0.28])),
    path(d, ink.linear(90, [0, '#ffffff', 0.18], [0.2, '#ffffff', 0], [0.8, '#10161a', 0], [1, '#10161a', 0.22])),
    stroke(`M${x + w * 0.1} ${y + h * 0.16}Q${x + w * 0.16} ${y + h * 0.4} ${x + w * 0.09} ${y + h * 0.7}`, '#ffffff', 3, { opacity: 0.4 }),
    stroke(`M${x + w * 0.92} ${y + h * 0.3}Q${x + w * 0.87} ${y + h * 0.6} ${x + w * 0.93} ${y + h * 0.86}`, '#10161a', 2.4, { opacity: 0.12 }),
  ].join('');
}

/** A flat sachet, two of them fanned. */
export function sachet(work: Work): string {
  const { ink, look } = work;
  const [w, h] = [158, 216];
  const one = (): string =>
    rect(0, 2, w, h, '#10161a', { rx: 4, opacity: 0.18 }) +
    ink.inside(rect(0, 0, w, h, '#ffffff', { rx: 4 }), placed(0, 0, label(work, { w, h }))) +
    rect(0, 0, w, 13, '#ffffff', { opacity: 0.35 }) +
    rect(0, h - 13, w, 13, '#10161a', { opacity: 0.12 }) +
    stroke(`M4 6.5H${w - 4}M4 ${h - 6.5}H${w - 4}`, '#10161a', 1, { 'stroke-dasharray': '2 3', opacity: 0.35 }) +
    rect(0, 0, w, h, ink.linear(20, [0, '#ffffff', 0.32], [0.3, '#ffffff', 0], [0.5, '#ffffff', 0.16], [0.62, '#ffffff', 0], [1, '#10161a', 0.16]), { rx: 4 });
  return [
    shadow(ink, 204, 140, floor),
    placed(178, 102, rect(0, 0, w, h, mix(look.main, look.soft, 0.35), { rx: 4 }) + rect(0, 0, w, h, ink.linear(20, [0, '#ffffff', 0.2], [1, '#10161a', 0.25]), { rx: 4 }) + rect(0, 0, w, 13, '#ffffff', { opacity: 0.3 }), 10),
    placed(98, 108, one(), -5),
  ].join('');
}

/** A standing pouch with a sealed top. */
export function pouch(work: Work): string {
  const { ink } = work;
  const place = { x: 106, y: 66, w: 188, h: floor + 2 - 66 };
  const d = `M112 66H288L290 96Q304 200 296 ${floor - 14}Q294 ${floor + 2} 276 ${floor + 2}H124Q106 ${floor + 2} 104 ${floor - 14}Q96 200 110 96Z`;
  return [
    shadow(ink, 200, 118, floor + 2),
    ink.inside(path(d, '#ffffff'), placed(94, 66, label(work, { w: 212, h: place.h }))),
    folds(work, d, place),
    rect(112, 66, 176, 20, '#ffffff', { opacity: 0.28 }),
    stroke('M116 90H284', '#10161a', 1.2, { 'stroke-dasharray': '3 3', opacity: 0.35 }),
    circle(200, 76, 5.5, '#f3f1ea'),
  ].join('');
}

/** Babies' diapers: a plump pack with a handle; a diaper drawn on it. */
export function diaper(work: Work): string {
  const { ink, look } = work;
  const d = `M72 112Q70 92 92 92H308Q330 92 328 112Q340 220 330 ${floor - 16}Q328 ${floor + 2} 306 ${floor + 2}H94Q72 ${floor + 2} 70 ${floor - 16}Q60 220 72 112Z`;
  const child = [
    ellipse(0, 0, 46, 43, '#ffffff', { opacity: 0.96 }),
    path('M-30 -12H30Q34 18 12 26Q0 34 -12 26Q-34 18 -30 -12Z', lighter(look.bright, 0.55)),
    path('M-30 -12H30V-3H-30Z', look.bright),
    circle(-18, -7.5, 3, '#ffffff'),
    circle(18, -7.5, 3, '#ffffff'),
  ].join('');
  return [
    shadow(ink, 200, 160, floor + 2),
    stroke('M150 94Q152 60 200 60T250 94', mix(look.main, '#ffffff', 0.25), 11),
    ink.inside(path(d, '#ffffff'), placed(62, 92, label(work, { w: 276, h: floor - 88 }))),
    placed(272, 270, child),
    folds(work, d, { x: 70, y: 92, w: 260, h: floor - 90 }),
  ].join('');
}

/** Sanitary napkins: a soft pack, lying wide. */
export function pads(work: Work): string {
  const { ink, look } = work;
  const d = `M70 134Q70 118 88 118H312Q330 118 330 134Q336 226 330 ${floor - 18}Q330 ${floor} 310 ${floor}H90Q70 ${floor} 70 ${floor - 18}Q64 226 70 134Z`;
  const flower = Array.from({ length: 5 }, (_, at) =>
    placed(0, 0, ellipse(0, -15, 9.5, 15, at % 2 ? look.bright : lighter(look.bright, 0.35)), at * 72),
  );
  return [
    shadow(ink, 200, 156, floor),
    ink.inside(path(d, '#ffffff'), placed(62, 118, label(work, { w: 276, h: floor - 118 }))),
    placed(282, 282, circle(0, 0, 38, '#ffffff', { opacity: 0.9 }) + flower.join('') + circle(0, 0, 7, look.main)),
    folds(work, d, { x: 70, y: 118, w: 260, h: floor - 118 }),
    path('M176 118Q200 134 224 118L218 130Q200 140 182 130Z', '#ffffff', { opacity: 0.6 }),
  ].join('');
}

/** Wet wipes: a flat pack with a lid. */
export function wipes(work: Work): string {
  const { ink, look } = work;
  const d = `M56 190Q60 150 86 150H314Q340 150 344 190L350 ${floor - 26}Q350 ${floor} 326 ${floor}H74Q50 ${floor} 50 ${floor - 26}Z`;
  return [
    shadow(ink, 200, 172, floor),
    ink.inside(path(d, '#ffffff'), placed(48, 150, label(work, { w: 304, h: floor - 150 }))),
    folds(work, d, { x: 50, y: 150, w: 300, h: floor - 150 }),
    path('M176 120Q190 92 206 104Q222 92 230 120Q226 140 200 142Q178 140 176 120Z', '#ffffff'),
    path('M176 120Q190 92 206 104Q210 126 200 142Q178 140 176 120Z', '#e6ebec'),
    rect(132, 132, 136, 30, lighter(look.main, 0.1), { rx: 15 }),
    rect(132, 132, 136, 12, '#ffffff', { rx: 6, opacity: 0.35 }),
  ].join('');
}

/** A box of masks, one mask pulled out. */
export function maskBox(work: Work): string {
  const mask = [
    stroke('M-70 -14C-104 -30 -104 40 -66 24M70 -14C104 -30 104 40 66 24', '#e9eef0', 4),
    path('M-72 -30Q0 -52 72 -30V22Q40 48 0 48T-72 22Z', mix('#dcebf2', work.look.soft, 0.4)),
    stroke('M-68 -8Q0 -26 68 -8M-68 8Q0 -8 68 8M-64 24Q0 12 64 24', '#8ea6b2', 2, { opacity: 0.55 }),
  ].join('');
  return lowBox(work, 244, 146, 44) + placed(170, 146, mask, -3, 0.86);
}

/** A box of gloves, one hand of a glove standing out. */
export function glovesBox(work: Work): string {
  const { look } = work;
  const glove = mix(look.bright, '#e9f1f5', 0.35);
  const hand = 'M-26 66V18C-26 4 -44 -2 -50 -24Q-50 -34 -41 -32C-34 -22 -28 -14 -22 -14L-26 -60Q-25 -68 -18 -67T-10 -60L-6 -24L-4 -74Q-3 -82 5 -82T12 -74L11 -24L20 -66Q23 -74 30 -71T35 -62L28 -16L40 -44Q45 -50 50 -46T54 -37L40 20V66Z';
  return (
    placed(196, 150, path(hand, glove) + path(hand, '#10161a', { opacity: 0.06 }) + stroke('M-26 40H40', '#ffffff', 3, { opacity: 0.6 })) +
    lowBox(work, 232, 140, 48)
  );
}

/** A roll of bandage before its box. */
export function bandage(work: Work): string {
  const { ink, look } = work;
  const cloth = look.chance.pick(['#f6efe0', '#f1dcc0', '#fbf9f2']);
  const turns = [44, 34, 25, 17, 10].map((r) =>
    circle(262, 282, r, 'none', { stroke: darker(cloth, 0.26), 'stroke-width': 2.2, opacity: 0.7 }),
  );
  return [
    shadow(ink, 180, 120, floor - 34),
    box(work, { x: 52, y: 104, w: 190, h: floor - 38 - 104 }, 40, { top: look.soft, side: look.main }),
    shadow(ink, 270, 84, floor + 2),
    path(`M262 226H330V${floor}H262Z`, darker(cloth, 0.07)),
    ellipse(330, 282, 16, 56, darker(cloth, 0.14)),
    circle(262, 282, 56, cloth),
    ...turns,
    circle(262, 282, 6, darker(cloth, 0.5)),
    path(`M262 ${floor}H150Q140 ${floor} 140 ${floor - 5}Q140 ${floor - 9} 150 ${floor - 9}H250Z`, darker(cloth, 0.05)),
  ].join('');
}

/** Cotton wool in a clear bag. */
export function cotton(work: Work): string {
  const { ink, look } = work;
  const puffs = [[150, 150, 44], [204, 132, 50], [252, 154, 42], [132, 214, 46], [268, 220, 44], [164, 282, 46], [236, 284, 46], [200, 210, 66]] as const;
  const d = `M110 96Q200 78 290 96L306 120Q316 220 302 ${floor - 16}Q200 ${floor + 16} 98 ${floor - 16}Q84 220 94 120Z`;
  return [
    shadow(ink, 200, 124, floor + 2),
    path(d, mix('#dfe9ec', look.soft, 0.4)),
    ...puffs.map(([x, y, r]) => circle(x, y, r, '#ffffff') + circle(x - r * 0.2, y + r * 0.3, r * 0.66, '#eef2f2', { opacity: 0.7 })),
    path('M104 74H296L290 100H110Z', look.main),
    printed(work, { x: 120, y: 168, w: 160, h: 106 }, 10),
    path(d, ink.linear(15, [0, '#ffffff', 0.4], [0.25, '#ffffff', 0], [0.8, '#10161a', 0], [1, '#10161a', 0.18])),
  ].join('');
}

/** A slim box of condoms with one foil before it. */
export function condom(work: Work): string {
  const { ink, look } = work;
  const foil = (x: number, turn: number, colour: string): string =>
    placed(
      x,
      floor - 24,
      rect(-34, -34, 68, 68, colour, { rx: 4 }) +
        rect(-34, -34, 68, 68, ink.linear(40, [0, '#ffffff', 0.5], [0.4, '#ffffff', 0], [1, '#10161a', 0.3]), { rx: 4 }) +
        circle(0, 0, 21, 'none', { stroke: '#ffffff', 'stroke-width': 3, opacity: 0.7 }) +
        stroke('M-30 -34V34M30 -34V34', '#10161a', 1, { 'stroke-dasharray': '2 2', opacity: 0.3 }),
      turn,
    );
  return [
    shadow(ink, 190, 124, floor - 14),
    box(work, { x: 88, y: 104, w: 180, h: floor - 18 - 104 }, 34, { top: look.bright, side: look.deep }),
    shadow(ink, 268, 78, floor + 10),
    foil(294, 12, look.bright),
    foil(236, -8, look.main),
  ].join('');
}
