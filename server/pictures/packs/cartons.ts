import { lighter } from '#server/pictures/colour.ts';
import { placed, rect } from '#server/pictures/ink.ts';
import { lineIn, packName } from '#server/pictures/label.ts';
import type { Work } from '#server/pictures/look.ts';
import { strip } from './pills.ts';
import { box, floor, printed, shadow, gloss } from './surface.ts';

/** A tablet box with a strip leaning before it. */
export function carton(work: Work): string {
  const { ink, look } = work;
  const w = look.chance.between(268, 288);
  const h = look.chance.between(158, 178);
  const base = floor - 56;
  const front = { x: 200 - (w + 44) / 2, y: base - h, w, h };
  const colours = look.chance.pick([
    { top: lighter(look.main, 0.25), side: look.main },
    { top: look.soft, side: look.deep },
    { top: look.bright, side: look.main },
  ]);
  return [
    shadow(ink, 206, 182, base + 2),
    box(work, front, 44, colours),
    shadow(ink, 252, 118, floor + 8),
    placed(148, base - 4, strip(work, 214, 70, 5, 2), look.chance.between(-5, -2)),
  ].join('');
}

/** A strip alone, its name on the foil band. */
export function stripAlone(work: Work): string {
  const { ink, look } = work;
  const [w, h] = [304, 146];
  const front = placed(0, 0, strip(work, w, h, 5, 2));
  const band = { x: 0, y: h - 4, w, h: 48 };
  return [
    shadow(ink, 200, 150, floor - 30),
    placed(
      46,
      118,
      front +
        rect(band.x, band.y, band.w, band.h, ink.linear(0, [0, look.deep], [1, look.main]), {
          rx: 6,
        }) +
        lineIn(
          packName(work),
          { x: 16, y: band.y + 8, w: w * 0.62, h: 30 },
          {
            fill: '#ffffff',
            anchor: 'start',
            face: 'round',
            smallest: 15,
          },
        ) +
        lineIn(
          work.facts.strength,
          { x: w * 0.68, y: band.y + 13, w: w * 0.28, h: 20 },
          {
            fill: lighter(look.bright, 0.5),
            anchor: 'end',
            face: 'narrow',
            smallest: 12,
          },
        ),
      -7,
    ),
  ].join('');
}

/** A plain upright pack for whatever has no shape of its own. */
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

/** A flat sleeve seen from the front. */
export function flat(work: Work, w: number, h: number, r: number): string {
  const place = { x: 200 - w / 2, y: floor - h, w, h };
  return shadow(work.ink, 200, w / 2) + printed(work, place, r) + gloss(work.ink, place, r);
}
