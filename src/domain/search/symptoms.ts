import { needsOfIllness } from './symptoms-of-illness.ts';
import { needsOfTheBody } from './symptoms-of-the-body.ts';
import { needsOfTheFamily } from './symptoms-of-the-family.ts';
import { needsOfTheShelves } from './symptoms-of-the-shelves.ts';

/**
 * What people need, in their words, and the substances and goods that are sold
 * for it. It finds shelves, it advises nothing: a search for "acidity" shows what
 * a pharmacist would take from the drawer with that label. What everybody may buy
 * comes before what needs a prescription, unless `first` says otherwise.
 */

export interface Need {
  /** Words and phrases, separated by commas: English, Bengali, Bengali in Latin script. */
  said: string;
  /** Beginnings of words of generic names, in lower case: what stands before all else. */
  first?: string;
  /** The same for what is sold for it too. */
  generics?: string;
  /** Parts of forms; products in other forms are not for it. */
  forms?: string;
}

export const needs: readonly Need[] = [
  ...needsOfTheBody,
  ...needsOfIllness,
  ...needsOfTheFamily,
  ...needsOfTheShelves,
];
