/** The signed-in customer, as this phone remembers them (sign-in-47). */
export interface Session {
  id: string;
  name: string;
  email: string;
  phone: string;
  image: string;
  token: string;
}

/** The owner of what a visitor writes who is not signed in: this phone. */
export const guest = 'guest';

/** The name on the profile button: longer than 7 characters, the first 5 and '..' (shell-10). */
export function shortName(name: string): string {
  const characters = graphemes(name);
  return characters.length > 7 ? `${characters.slice(0, 5).join('')}..` : name;
}

/** What readers count as characters: a Bengali consonant keeps its vowel sign and its conjunct. */
function graphemes(text: string): string[] {
  if (typeof Intl === 'undefined' || !('Segmenter' in Intl)) return Array.from(text);
  const segmenter = new Intl.Segmenter('bn', { granularity: 'grapheme' });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}
