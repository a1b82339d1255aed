/** The signed-in customer, as this phone stores them (sign-in-47). */
export interface Session {
  id: string;
  name: string;
  email: string;
  phone: string;
  image: string;
  token: string;
}

/** The owner of submissions that are written while nobody is signed in. */
export const guest = 'guest';

/**
 * The name on the profile button. A name of more than 7 characters is cut to 5 and '..' (shell-10).
 */
export function shortName(name: string): string {
  const characters = graphemes(name);
  return characters.length > 7 ? `${characters.slice(0, 5).join('')}..` : name;
}

/**
 * Splits text into characters as readers count them: a Bengali consonant with its vowel sign and
 * conjunct is one.
 */
export function graphemes(text: string): string[] {
  if (typeof Intl === 'undefined' || !('Segmenter' in Intl)) return Array.from(text);
  const segmenter = new Intl.Segmenter('bn', { granularity: 'grapheme' });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}
