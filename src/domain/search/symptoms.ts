import { needsOfIllness } from './symptoms-of-illness.ts';
import { needsOfTheBody } from './symptoms-of-the-body.ts';
import { needsOfTheFamily } from './symptoms-of-the-family.ts';
import { needsOfTheShelves } from './symptoms-of-the-shelves.ts';

/**
 * The needs of customers in their own words, and the substances and goods sold for them. The search
 * gives no advice: "acidity" finds the products that a pharmacist would take from the drawer with
 * that label. Products that everybody may buy come before those that need a prescription, unless
 * `first` gives another order.
 */

export interface Need {
  /** Words and phrases, separated by commas, in English, Bengali, and Bengali in Latin script. */
  phrases: string;
  /** The first choice for the need: beginnings of words of generic names, in lower case. */
  first?: string;
  /** Other generics sold for the need, in the same notation. */
  generics?: string;
  /** Parts of forms. Products in other forms are not for this need. */
  forms?: string;
}

export const needs: readonly Need[] = [
  ...needsOfTheBody,
  ...needsOfIllness,
  ...needsOfTheFamily,
  ...needsOfTheShelves,
];
