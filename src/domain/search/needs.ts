import { needsOfIllness } from './needs-of-illness.ts';
import { needsOfTheBody } from './needs-of-the-body.ts';

/**
 * What people need, in their words, and the substances that are sold for it. It
 * finds shelves, it advises nothing: a search for "acidity" shows what a
 * pharmacist would take from the drawer with that label.
 */

export interface Need {
  /** Words and phrases, separated by commas: English, Bengali, Bengali in Latin letters. */
  said: string;
  /** Parts of generic names in small letters. */
  generics: string;
}

export const needs: readonly Need[] = [...needsOfTheBody, ...needsOfIllness];
