import { darker, lighter } from '#demo/pictures/colour.ts';
import { ellipse, placed, polygon, rect, type Ink } from '#demo/pictures/ink.ts';
import { label } from '#demo/pictures/label.ts';
import type { Work } from '#demo/pictures/look.ts';

/** The y position of the floor under every pack on its 400 × 400 sheet. */
export const floor = 338;

export interface Place {
  x: number;
  y: number;
  w: number;
  h: number;
}

/**
 * The soft shadow of an object on the floor. It is a radial gradient, because a blur filter takes
 * longer than the rest of the picture.
 */
export function shadow(ink: Ink, cx: number, rx: number, y = floor): string {
  const paint = ink.radial(
    0.5,
    0.5,
    0.5,
    [0, '#1d2b23', 0.34],
    [0.55, '#1d2b23', 0.14],
    [1, '#1d2b23', 0],
  );
  return ellipse(cx, y + 1, rx * 1.12, rx * 0.13, paint);
}

/** The printed label, clipped to a rectangle with corners of radius `r`. */
export function printed(work: Work, { x, y, w, h }: Place, r = 3): string {
  const cut = rect(0, 0, w, h, '#ffffff', { rx: r });
  return placed(x, y, work.ink.inside(cut, label(work, { w, h })));
}

/** Light that falls on a flat front from the left. */
export function gloss(ink: Ink, { x, y, w, h }: Place, r = 3): string {
  const paint = ink.linear(18, [0, '#ffffff', 0.2], [0.45, '#ffffff', 0], [1, '#10161a', 0.08]);
  return rect(x, y, w, h, paint, { rx: r });
}

/** Light and shade that make a flat shape look round. */
export function roundness(ink: Ink): string {
  return ink.linear(
    0,
    [0, '#10161a', 0.26],
    [0.14, '#10161a', 0.05],
    [0.26, '#ffffff', 0.34],
    [0.4, '#ffffff', 0.02],
    [0.76, '#10161a', 0.05],
    [1, '#10161a', 0.3],
  );
}

/**
 * A closed box seen slightly from the right and above: top and side in these colours, then the
 * front.
 */
export function box(
  work: Work,
  front: Place,
  depth: number,
  colours: { top: string; side: string },
): string {
  const { ink } = work;
  const { x, y, w, h } = front;
  const [dx, dy] = [depth, depth * 0.52];
  const side = ink.linear(0, [0, darker(colours.side, 0.16)], [1, darker(colours.side, 0.36)]);
  const top = ink.linear(90, [0, lighter(colours.top, 0.28)], [1, lighter(colours.top, 0.08)]);
  return [
    polygon(
      [
        [x + w, y],
        [x + w + dx, y - dy],
        [x + w + dx, y + h - dy],
        [x + w, y + h],
      ],
      side,
    ),
    polygon(
      [
        [x, y],
        [x + dx, y - dy],
        [x + w + dx, y - dy],
        [x + w, y],
      ],
      top,
    ),
    printed(work, front, 1.5),
    gloss(ink, front, 1.5),
    rect(x, y, w, h, 'none', { stroke: '#10161a', 'stroke-opacity': 0.1, 'stroke-width': 1 }),
    rect(x, y, w, 1.6, '#ffffff', { opacity: 0.55 }),
    rect(x + w - 1.2, y, 1.2, h, '#10161a', { opacity: 0.14 }),
  ].join('');
}
