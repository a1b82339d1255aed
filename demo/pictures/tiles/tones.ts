/** The colours of one tile: from the darkest to paper. */
export interface Tones {
  deep: string;
  main: string;
  bright: string;
  pale: string;
  paper: string;
}

/** A small illustration on a 100 × 100 field. */
export type Sketch = (tones: Tones) => string;
