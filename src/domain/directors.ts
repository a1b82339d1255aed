/** The board of directors, which About Us shows (catalogue-121). */
import type { BothLanguages } from './shop.ts';

export interface Director {
  name: BothLanguages;
  role: BothLanguages;
  /** A file of type Gallery; '' shows the default picture. */
  image: string;
}
