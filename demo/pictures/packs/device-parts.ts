import { darker } from '#demo/pictures/colour.ts';
import { circle, placed, polygon, rect, stroke, type Ink } from '#demo/pictures/ink.ts';
import { lineIn, packName } from '#demo/pictures/label.ts';
import { line, sizeWithin } from '#demo/pictures/text-outline.ts';
import type { Work } from '#demo/pictures/look.ts';
import type { Place } from './surface.ts';

/** The colour of most devices' shells. */
export const plastic = '#f5f6f3';

/** A grey display with arbitrary figures. */
export function screen(ink: Ink, place: Place, rows: readonly string[]): string {
  const { x, y, w, h } = place;
  const step = Math.min(h / (rows.length + 0.35), w * 0.42);
  return [
    rect(x, y, w, h, ink.linear(70, [0, '#c9d6cf'], [1, '#aebfb6']), { rx: 5 }),
    ...rows.map((text, at) =>
      line(text, x + w - 6, y + step * (at + 0.98), {
        face: 'narrow',
        size: sizeWithin(text, 'narrow', step * 0.95, w - 14),
        fill: '#22312a',
        anchor: 'end',
      }),
    ),
    polygon(
      [
        [x + w * 0.45, y],
        [x + w * 0.72, y],
        [x + w * 0.4, y + h],
        [x + w * 0.13, y + h],
      ],
      '#ffffff',
      { opacity: 0.16 },
    ),
  ].join('');
}

export function bodyOf(ink: Ink, place: Place, colour: string, r: number): string {
  const { x, y, w, h } = place;
  return [
    rect(x, y + 5, w, h, darker(colour, 0.28), { rx: r }),
    rect(x, y, w, h, colour, { rx: r }),
    rect(
      x,
      y,
      w,
      h,
      ink.linear(55, [0, '#ffffff', 0.5], [0.4, '#ffffff', 0], [1, '#10161a', 0.1]),
      { rx: r },
    ),
  ].join('');
}

/** The name on a device's shell, with its model or kind beside it if there is room. */
export function named(work: Work, place: Place, fill: string): string {
  const { strength } = work.facts;
  const share = strength ? 0.62 : 1;
  const end = { ...place, x: place.x + place.w * 0.66, w: place.w * 0.34 };
  return (
    lineIn(
      packName(work),
      { ...place, w: place.w * share },
      {
        fill,
        anchor: strength ? 'start' : 'middle',
        face: 'round',
        smallest: place.h * 0.5,
      },
    ) +
    lineIn(
      strength,
      { ...end, y: end.y + end.h * 0.18, h: end.h * 0.64 },
      {
        fill,
        anchor: 'end',
        face: 'narrow',
        smallest: place.h * 0.4,
      },
    )
  );
}

export function key(work: Work, x: number, y: number, r: number, colour: string): string {
  return (
    circle(x, y + 2, r, darker(colour, 0.35)) +
    circle(x, y, r, colour) +
    circle(x, y, r, work.ink.linear(60, [0, '#ffffff', 0.45], [1, '#10161a', 0.12]))
  );
}

/** A round gauge with a needle. */
export function dial({ look }: Work, x: number, y: number, r: number): string {
  const marks = Array.from({ length: 9 }, (_, at) =>
    placed(x, y, stroke(`M0 ${-r * 0.82}V${-r * 0.66}`, look.deep, 2.6), -120 + at * 30),
  );
  return (
    circle(x, y, r, look.deep) +
    circle(x, y, r * 0.9, '#fbfcfa') +
    marks.join('') +
    placed(x, y, stroke(`M0 ${r * 0.2}V${-r * 0.6}`, look.bright, 4), 24) +
    circle(x, y, r * 0.1, look.deep)
  );
}
