import { darker, lighter } from '#demo/pictures/colour.ts';
import { circle, ellipse, group, path, placed, rect, type Ink } from '#demo/pictures/ink.ts';
import type { Work } from '#demo/pictures/look.ts';

export type PillKind = 'round' | 'oval' | 'capsule' | 'soft';

/** The kind of pill for a dosage form. */
function pillKindOf(work: Work): PillKind {
  const form = work.facts.form.toLowerCase();
  if (/soft|gel ?cap|vitamin e|oil/.test(form)) return 'soft';
  if (/capsule/.test(form)) return 'capsule';
  return work.look.chance.happens(0.55) ? 'round' : 'oval';
}

export interface PillColours {
  first: string;
  second: string;
}

/** The colours of the pills: two for capsules, one for tablets. */
export function pillColoursOf(work: Work): PillColours {
  const { look } = work;
  return look.chance.pick<PillColours>([
    { first: '#fdfcf7', second: look.bright },
    { first: look.main, second: '#fdfcf7' },
    { first: lighter(look.bright, 0.25), second: look.main },
    { first: lighter(look.other, 0.45), second: look.other },
    { first: '#fbf3da', second: look.deep },
    { first: lighter(look.main, 0.62), second: look.bright },
  ]);
}

/** A pill about `size` wide, centred on 0,0. */
export function pill(ink: Ink, kind: PillKind, colours: PillColours, size: number): string {
  const { first, second } = colours;
  const light = ink.linear(65, [0, '#ffffff', 0.6], [0.45, '#ffffff', 0.05], [1, '#10161a', 0.2]);
  if (kind === 'round') {
    const r = size * 0.42;
    const score = rect(-r * 0.72, -r * 0.05, r * 1.44, r * 0.1, darker(first, 0.25), {
      opacity: 0.5,
    });
    return (
      circle(0, r * 0.12, r, darker(first, 0.32)) +
      circle(0, 0, r, first) +
      circle(0, 0, r * 0.84, lighter(first, 0.25)) +
      score +
      circle(0, 0, r, light)
    );
  }
  const [w, h] = kind === 'oval' ? [size, size * 0.52] : [size * 1.06, size * 0.46];
  const shape = { rx: h / 2 };
  const body =
    kind === 'capsule'
      ? rect(-w / 2, -h / 2, w, h, first, shape) +
        path(
          `M0 ${-h / 2}H${w / 2 - h / 2}A${h / 2} ${h / 2} 0 0 1 ${w / 2 - h / 2} ${h / 2}H0Z`,
          second,
        )
      : rect(-w / 2, -h / 2, w, h, kind === 'soft' ? lighter(second, 0.1) : first, shape);
  return (
    rect(-w / 2, -h / 2 + h * 0.12, w, h, darker(first, 0.38), shape) +
    body +
    rect(-w / 2, -h / 2, w, h, light, shape) +
    rect(-w * 0.36, -h * 0.36, w * 0.6, h * 0.16, '#ffffff', { rx: h * 0.08, opacity: 0.6 })
  );
}

/** A strip of pills in foil, w × h, its corner at 0,0. */
export function strip(work: Work, w: number, h: number, columns: number, rows: number): string {
  const { ink, look } = work;
  const [kind, colours] = [pillKindOf(work), pillColoursOf(work)];
  const foil = ink.linear(35, [0, '#eef1f3'], [0.3, '#cfd5da'], [0.55, '#f5f7f8'], [1, '#bcc4ca']);
  const edge = Math.min(w, h) * 0.09;
  const cell = { w: (w - edge * 2) / columns, h: (h - edge * 2) / rows };
  const size = Math.min(
    cell.w * (kind === 'round' ? 0.95 : 0.8),
    cell.h * (kind === 'round' ? 0.95 : 1.5),
  );
  const blister = (x: number, y: number): string =>
    placed(
      x,
      y,
      ellipse(
        0,
        size * 0.04,
        size * 0.56,
        kind === 'round' ? size * 0.53 : size * 0.36,
        '#10161a',
        {
          opacity: 0.13,
        },
      ) +
        ellipse(0, 0, size * 0.56, kind === 'round' ? size * 0.53 : size * 0.36, '#ffffff', {
          opacity: 0.55,
        }) +
        pill(ink, kind, colours, size * 0.86),
    );
  const pills = Array.from({ length: rows * columns }, (_, at) =>
    blister(
      edge + cell.w * ((at % columns) + 0.5),
      edge + cell.h * (Math.floor(at / columns) + 0.5),
    ),
  );
  const tears = Array.from({ length: columns - 1 }, (_, at) =>
    path(`M${edge + cell.w * (at + 1)} 0V${h}`, 'none', {
      stroke: '#8d979e',
      'stroke-width': 0.8,
      'stroke-dasharray': '3 3',
      opacity: 0.7,
    }),
  );
  return group(
    {},
    rect(0, 1.5, w, h, '#7c878d', { rx: 7, opacity: 0.55 }),
    rect(0, 0, w, h, foil, { rx: 7 }),
    rect(0, 0, w, edge * 0.62, look.main, { rx: 3, opacity: 0.9 }),
    ...tears,
    ...pills,
  );
}
