/** The colours of one tile, from the darkest to the paper. */
export interface Tones {
  deep: string;
  main: string;
  bright: string;
  pale: string;
  paper: string;
}

/** Draws a small illustration on a 100 × 100 field. */
export type Sketch = (tones: Tones) => string;
