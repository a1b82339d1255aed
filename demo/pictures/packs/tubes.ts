import { darker, lighter, mix } from '#demo/pictures/colour.ts';
import { circle, ellipse, path, placed, polygon, rect, stroke } from '#demo/pictures/ink.ts';
import { label, lineIn, packName } from '#demo/pictures/label.ts';
import type { Work } from '#demo/pictures/look.ts';
import { block, cap } from './bottles.ts';
import { box, floor, roundness, shadow } from './surface.ts';

/** A lying tube: crimp at 0, cap at the far end; w × h without the cap. */
function lyingTube(work: Work, w: number, h: number): string {
  const { ink, look } = work;
  const outline = `M0 0H10L${w} ${h * 0.12}V${h * 0.88}L10 ${h}H0Z`;
  const round = ink.linear(
    90,
    [0, '#10161a', 0.18],
    [0.2, '#ffffff', 0.42],
    [0.42, '#ffffff', 0],
    [1, '#10161a', 0.28],
  );
  const crimps = Array.from({ length: 7 }, (_, at) =>
    stroke(`M2 ${(h / 8) * (at + 1)}H9`, '#10161a', 1, { opacity: 0.22 }),
  );
  const capPlace = { x: w + 7, y: h * 0.2, w: 34, h: h * 0.6 };
  return [
    rect(w, h * 0.3, 10, h * 0.4, mix('#eef0ee', look.main, 0.1)),
    rect(capPlace.x, capPlace.y, capPlace.w, capPlace.h, look.main, { rx: 5 }),
    rect(capPlace.x, capPlace.y, capPlace.w, capPlace.h, round, { rx: 5 }),
    ink.inside(path(outline, '#ffffff'), label(work, { w, h })),
    path(outline, round),
    rect(0, 0, 11, h, '#10161a', { opacity: 0.07 }),
    ...crimps,
  ].join('');
}

/** Cream, gel, ointment: the tube in front of its long box. */
export function tube(work: Work): string {
  const { ink, look } = work;
  const boxed = { x: 40, y: 116, w: 282, h: 104 };
  const tint = look.chance.pick([look.main, look.bright]);
  return [
    shadow(ink, 206, 184, 224),
    box(work, boxed, 36, { top: lighter(tint, 0.25), side: look.main }),
    shadow(ink, 214, 158, floor - 4),
    placed(66, 250, lyingTube(work, 236, 82), -3),
  ].join('');
}

/** Toothpaste: a long box with the tube in front of it and a stripe of paste. */
export function toothpaste(work: Work): string {
  const { ink, look } = work;
  return [
    shadow(ink, 206, 186, 206),
    box(work, { x: 26, y: 124, w: 318, h: 82 }, 30, { top: look.bright, side: look.main }),
    shadow(ink, 210, 176, floor - 16),
    placed(40, 236, lyingTube(work, 266, 76), -2),
  ].join('');
}

/** A toothbrush on its card. */
export function toothbrush(work: Work): string {
  const { ink, look } = work;
  const card = 'M112 56H288V344H112Z';
  const handle = 'M0 0C14 -4 150 -9 196 -6Q214 -4 214 6T196 16C150 18 14 14 0 10Q-6 5 0 0Z';
  const bristles = Array.from({ length: 8 }, (_, at) =>
    rect(150 + at * 7, -26, 5, 21, at % 3 === 1 ? look.bright : '#fdfcf8', { rx: 1.6 }),
  );
  return [
    shadow(ink, 200, 106, 346),
    path(card, ink.linear(90, [0, look.soft], [1, '#ffffff'])),
    rect(112, 56, 176, 66, ink.linear(0, [0, look.main], [1, look.deep])),
    circle(200, 72, 7, '#f3f1ea'),
    lineIn(
      work.facts.strength,
      { x: 132, y: 108, w: 136, h: 13 },
      {
        fill: look.soft,
        anchor: 'middle',
        face: 'narrow',
        smallest: 10,
      },
    ),
    lineIn(
      packName(work),
      { x: 122, y: 80, w: 156, h: 26 },
      {
        fill: '#ffffff',
        anchor: 'middle',
        face: 'round',
        smallest: 13,
      },
    ),
    rect(132, 134, 136, 196, '#ffffff', { rx: 18, opacity: 0.75 }),
    placed(
      178,
      330,
      bristles.join('') +
        path(handle, look.main) +
        path('M20 3H140', 'none', { stroke: look.bright, 'stroke-width': 4 }),
      -90,
      0.86,
    ),
    placed(
      222,
      330,
      bristles.join('') +
        path(handle, look.other) +
        path('M20 3H140', 'none', { stroke: look.deep, 'stroke-width': 4 }),
      -90,
      0.86,
    ),
    rect(132, 134, 136, 196, ink.linear(25, [0, '#ffffff', 0.45], [0.4, '#ffffff', 0]), { rx: 18 }),
  ].join('');
}

/** An insulin or prefilled pen over its box. */
export function pen(work: Work): string {
  const { ink, look } = work;
  const round = ink.linear(90, [0, '#ffffff', 0.5], [0.35, '#ffffff', 0.05], [1, '#10161a', 0.34]);
  const drawn = [
    rect(0, 0, 118, 34, '#f4f5f2', { rx: 9 }),
    rect(114, 1, 150, 32, look.main, { rx: 4 }),
    rect(128, 7, 74, 20, '#f8faf9', { rx: 3 }),
    rect(210, 4, 10, 26, look.bright),
    rect(262, 4, 22, 26, darker(look.main, 0.2), { rx: 3 }),
    rect(284, 1, 22, 32, look.bright, { rx: 6 }),
    rect(0, 0, 306, 34, round, { rx: 8 }),
    rect(30, 4, 4, 26, look.main, { opacity: 0.7 }),
  ].join('');
  return [
    shadow(ink, 206, 176, floor - 58),
    box(work, { x: 52, y: 124, w: 262, h: floor - 60 - 124 }, 36, {
      top: lighter(look.main, 0.3),
      side: look.deep,
    }),
    shadow(ink, 206, 164, floor - 2),
    placed(48, 290, drawn, -3),
  ].join('');
}

/** A pressurised inhaler in front of its box. */
export function inhaler(work: Work): string {
  const { ink, look } = work;
  const colour = look.chance.pick([look.main, look.bright, look.other]);
  const shell =
    'M218 150H304Q312 150 312 158V278Q312 294 298 298L226 326Q214 330 208 318L196 290Q192 280 202 276L218 268Z';
  return [
    shadow(ink, 160, 108, floor - 10),
    box(work, { x: 60, y: 96, w: 132, h: floor - 12 - 96 }, 28, {
      top: look.soft,
      side: look.main,
    }),
    shadow(ink, 260, 74, floor + 2),
    block(ink, { x: 228, y: 96, w: 74, h: 84 }, '#d7dcdf', 12),
    rect(228, 116, 74, 14, look.main, { opacity: 0.85 }),
    path(shell, lighter(colour, 0.08)) + path(shell, roundness(ink)),
    path(
      'M196 290L208 318Q214 330 226 326L240 320L220 270L202 276Q192 280 196 290Z',
      darker(colour, 0.28),
      { opacity: 0.9 },
    ),
    rect(232, 186, 66, 62, '#ffffff', { rx: 5 }),
    placed(
      234,
      188,
      ink.inside(rect(0, 0, 62, 58, '#ffffff', { rx: 4 }), label(work, { w: 62, h: 58 })),
    ),
  ].join('');
}

/** A tube of glucose test strips beside its box. */
export function stripBox(work: Work): string {
  const { ink, look } = work;
  const strips = [0, 1, 2].map((at) =>
    placed(
      232 + at * 22,
      floor + 6,
      rect(0, 0, 46, 11, '#fbfbf8', { rx: 1.5 }) +
        rect(0, 0, 12, 11, look.bright) +
        polygon(
          [
            [30, 5.5],
            [38, 2],
            [38, 9],
          ],
          look.main,
        ),
      -18 + at * 14,
    ),
  );
  return [
    shadow(ink, 160, 112, floor - 10),
    box(work, { x: 52, y: 118, w: 152, h: floor - 12 - 118 }, 34, {
      top: look.bright,
      side: look.main,
    }),
    shadow(ink, 290, 56, floor + 2),
    cap(ink, { x: 244, y: 168, w: 92, h: 34 }, look.deep),
    block(ink, { x: 248, y: 200, w: 84, h: floor + 2 - 200 }, '#f6f6f2', 8),
    placed(248, 220, ink.inside(rect(0, 0, 84, 84, '#ffffff'), label(work, { w: 84, h: 84 }))),
    rect(248, 220, 84, 84, roundness(ink), { opacity: 0.7 }),
    ...strips,
    ellipse(0, 0, 0, 0, '#ffffff'),
  ].join('');
}
