import { wave, solid, arcs, column, halves, petals } from './curved.ts';
import { band, diagonal, frame, stripes, chevrons } from './straight.ts';
import type { Drawn } from './paper.ts';

/** Every label design. Each company uses only a few of them. */
export const designs: readonly [Drawn, ...Drawn[]] = [
  wave,
  solid,
  arcs,
  band,
  diagonal,
  column,
  frame,
  stripes,
  halves,
  petals,
  chevrons,
];
