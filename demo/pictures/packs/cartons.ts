import { lighter } from '#demo/pictures/colour.ts';
import { placed, rect } from '#demo/pictures/ink.ts';
import { lineIn, packName } from '#demo/pictures/label.ts';
import type { Work } from '#demo/pictures/look.ts';
import { strip } from './pills.ts';
import { box, floor, shadow } from './surface.ts';

/** A tablet box with a strip leaning against it on either side, or sometimes the strip alone. */
export function carton(work: Work): string {
  const { ink, look } = work;
  const scene = look.chance.pick([
    'right',
    'right',
    'right',
    'right',
    'left',
    'left',
    'alone',
  ] as const);
  if (scene === 'alone') return stripAlone(work);
  const w = look.chance.between(268, 288);
  const h = look.chance.between(158, 178);
  const base = floor - 64;
  const front = { x: 200 - (w + 44) / 2, y: base - h, w, h };
  const colours = look.chance.pick([
    { top: lighter(look.main, 0.25), side: look.main },
    { top: look.soft, side: look.deep },
    { top: look.bright, side: look.main },
  ]);
  const stripX = scene === 'right' ? 156 : 30;
  return [
    shadow(ink, 206, 182, base + 2),
    box(work, front, 44, colours),
    shadow(ink, stripX + 104, 118, floor + 12),
    placed(stripX, base + 4, strip(work, 214, 70, 5, 2), look.chance.between(-5, -2)),
  ].join('');
}

/** The printed back of a strip: the name in rows on foil. */
function stripBack(work: Work, w: number, h: number): string {
  const { ink, look } = work;
  const foil = ink.linear(25, [0, '#f2f4f5'], [0.35, '#d3d9dd'], [0.6, '#f4f6f7'], [1, '#c2cacf']);
  const rows = [0, 1, 2, 3].map((row) =>
    lineIn(
      packName(work),
      { x: 22 + (row % 2) * 120, y: 20 + row * 34, w: 150, h: 19 },
      {
        fill: look.main,
        anchor: 'start',
        face: 'round',
        smallest: 12,
      },
    ),
  );
  return (
    rect(0, 2, w, h, '#7c878d', { rx: 7, opacity: 0.5 }) +
    rect(0, 0, w, h, foil, { rx: 7 }) +
    rows.join('')
  );
}

/** Two strips without a box. One is face down; the other shows the name on its band. */
export function stripAlone(work: Work): string {
  const { ink, look } = work;
  const [w, h] = [290, 140];
  const lean = look.chance.between(-9, -4);
  const band = { x: 0, y: h - 4, w, h: 48 };
  const front =
    strip(work, w, h, 5, 2) +
    rect(band.x, band.y, band.w, band.h, ink.linear(0, [0, look.deep], [1, look.main]), { rx: 6 }) +
    lineIn(
      packName(work),
      { x: 16, y: band.y + 8, w: w * 0.6, h: 30 },
      {
        fill: '#ffffff',
        anchor: 'start',
        face: 'round',
        smallest: 15,
      },
    ) +
    lineIn(
      work.facts.strength,
      { x: w * 0.66, y: band.y + 14, w: w * 0.3, h: 19 },
      {
        fill: lighter(look.bright, 0.6),
        anchor: 'end',
        face: 'narrow',
        smallest: 12,
      },
    );
  return [
    shadow(ink, 206, 160, floor - 12),
    placed(74, 62, stripBack(work, w, h + 30), lean + 15),
    placed(44, 150, front, lean),
  ].join('');
}

/** A plain upright pack for products without a shape of their own. */
export function plainPack(work: Work): string {
  const { ink, look } = work;
  const front = { x: 96, y: 74, w: 180, h: floor - 74 };
  return [shadow(ink, 206, 130), box(work, front, 38, { top: look.bright, side: look.main })].join(
    '',
  );
}

/** A low wide box, as for gloves, masks, condoms or test strips. */
export function lowBox(work: Work, w: number, h: number, depth: number): string {
  const { ink, look } = work;
  const front = { x: 200 - (w + depth) / 2, y: floor - h, w, h };
  return [
    shadow(ink, 204, (w + depth) / 2),
    box(work, front, depth, { top: lighter(look.main, 0.3), side: look.deep }),
  ].join('');
}
