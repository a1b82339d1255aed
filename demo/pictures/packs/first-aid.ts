import { darker, mix } from '#demo/pictures/colour.ts';
import { circle, ellipse, path, placed, rect, stroke } from '#demo/pictures/ink.ts';
import type { Work } from '#demo/pictures/look.ts';
import { lowBox } from './cartons.ts';
import { box, floor, printed, shadow } from './surface.ts';

/** A box of masks, with one mask pulled out. */
export function maskBox(work: Work): string {
  const mask = [
    stroke('M-70 -14C-104 -30 -104 40 -66 24M70 -14C104 -30 104 40 66 24', '#e9eef0', 4),
    path('M-72 -30Q0 -52 72 -30V22Q40 48 0 48T-72 22Z', mix('#dcebf2', work.look.soft, 0.4)),
    stroke('M-68 -8Q0 -26 68 -8M-68 8Q0 -8 68 8M-64 24Q0 12 64 24', '#8ea6b2', 2, {
      opacity: 0.55,
    }),
  ].join('');
  return lowBox(work, 244, 146, 44) + placed(170, 146, mask, -3, 0.86);
}

/** A box of gloves, with one glove sticking out. */
export function glovesBox(work: Work): string {
  const { look } = work;
  const glove = mix(look.bright, '#e9f1f5', 0.35);
  const hand =
    'M-26 66V18C-26 4 -44 -2 -50 -24Q-50 -34 -41 -32C-34 -22 -28 -14 -22 -14L-26 -60Q-25 -68 -18 -67T-10 -60L-6 -24L-4 -74Q-3 -82 5 -82T12 -74L11 -24L20 -66Q23 -74 30 -71T35 -62L28 -16L40 -44Q45 -50 50 -46T54 -37L40 20V66Z';
  return (
    placed(
      196,
      150,
      path(hand, glove) +
        path(hand, '#10161a', { opacity: 0.06 }) +
        stroke('M-26 40H40', '#ffffff', 3, { opacity: 0.6 }),
    ) + lowBox(work, 232, 140, 48)
  );
}

/** A roll of bandage in front of its box. */
export function bandage(work: Work): string {
  const { ink, look } = work;
  const cloth = look.chance.pick(['#f6efe0', '#f1dcc0', '#fbf9f2']);
  const turns = [44, 34, 25, 17, 10].map((r) =>
    circle(262, 282, r, 'none', { stroke: darker(cloth, 0.26), 'stroke-width': 2.2, opacity: 0.7 }),
  );
  return [
    shadow(ink, 180, 120, floor - 34),
    box(work, { x: 52, y: 104, w: 190, h: floor - 38 - 104 }, 40, {
      top: look.soft,
      side: look.main,
    }),
    shadow(ink, 270, 84, floor + 2),
    path(`M262 226H330V${floor}H262Z`, darker(cloth, 0.07)),
    ellipse(330, 282, 16, 56, darker(cloth, 0.14)),
    circle(262, 282, 56, cloth),
    ...turns,
    circle(262, 282, 6, darker(cloth, 0.5)),
    path(
      `M262 ${floor}H150Q140 ${floor} 140 ${floor - 5}Q140 ${floor - 9} 150 ${floor - 9}H250Z`,
      darker(cloth, 0.05),
    ),
  ].join('');
}

/** Cotton wool in a clear bag. */
export function cotton(work: Work): string {
  const { ink, look } = work;
  const puffs = [
    [150, 150, 44],
    [204, 132, 50],
    [252, 154, 42],
    [132, 214, 46],
    [268, 220, 44],
    [164, 282, 46],
    [236, 284, 46],
    [200, 210, 66],
  ] as const;
  const d = `M110 96Q200 78 290 96L306 120Q316 220 302 ${floor - 16}Q200 ${floor + 16} 98 ${floor - 16}Q84 220 94 120Z`;
  return [
    shadow(ink, 200, 124, floor + 2),
    path(d, mix('#dfe9ec', look.soft, 0.4)),
    ...puffs.map(
      ([x, y, r]) =>
        circle(x, y, r, '#ffffff') +
        circle(x - r * 0.2, y + r * 0.3, r * 0.66, '#eef2f2', { opacity: 0.7 }),
    ),
    path('M104 74H296L290 100H110Z', look.main),
    printed(work, { x: 120, y: 168, w: 160, h: 106 }, 10),
    path(
      d,
      ink.linear(
        15,
        [0, '#ffffff', 0.4],
        [0.25, '#ffffff', 0],
        [0.8, '#10161a', 0],
        [1, '#10161a', 0.18],
      ),
    ),
  ].join('');
}

/** A slim box of condoms with one foil in front of it. */
export function condom(work: Work): string {
  const { ink, look } = work;
  const foil = (x: number, turn: number, colour: string): string =>
    placed(
      x,
      floor - 24,
      rect(-34, -34, 68, 68, colour, { rx: 4 }) +
        rect(
          -34,
          -34,
          68,
          68,
          ink.linear(40, [0, '#ffffff', 0.5], [0.4, '#ffffff', 0], [1, '#10161a', 0.3]),
          { rx: 4 },
        ) +
        circle(0, 0, 21, 'none', { stroke: '#ffffff', 'stroke-width': 3, opacity: 0.7 }) +
        stroke('M-30 -34V34M30 -34V34', '#10161a', 1, { 'stroke-dasharray': '2 2', opacity: 0.3 }),
      turn,
    );
  return [
    shadow(ink, 190, 124, floor - 14),
    box(work, { x: 88, y: 104, w: 180, h: floor - 18 - 104 }, 34, {
      top: look.bright,
      side: look.deep,
    }),
    shadow(ink, 268, 78, floor + 10),
    foil(294, 12, look.bright),
    foil(236, -8, look.main),
  ].join('');
}
