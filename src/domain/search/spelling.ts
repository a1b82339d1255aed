/** Normalises text for the search, so that different spellings of the same word are equal. */

const invisible = /[\u200b-\u200d\u2060\ufeff]/g;
const bengaliZero = 0x09e6;

/** The text in NFC and lower case, with Latin digits and without invisible joiners. */
export function plain(text: string): string {
  if (isAscii(text)) return text.toLowerCase();
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(invisible, '')
    .replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - bengaliZero));
}

/**
 * Most names and generics are ASCII, and patterns for Unicode letters take several times as long.
 */
function isAscii(text: string): boolean {
  return /^[\x20-\x7e]*$/.test(text);
}

/**
 * The words and numbers of a text, in order. Numbers are separated from letters ("napa500" is
 * `napa`, `500`); `1,000` and `0.50` become `1000` and `0.5`.
 */
export function wordsIn(text: string): string[] {
  const whole = plain(text).replace(/(\d),(?=\d{3}\b)/g, '$1');
  const tokens = whole.match(isAscii(whole) ? latinWords : anyWords) ?? [];
  return tokens.map((word) => (isNumber(word) ? String(Number(word)) : word));
}

/** A word ends where a number begins, and a number where a letter begins. */
const latinWords = /\d+(?:\.\d+)?|[a-z]+/g;
const anyWords = /\d+(?:\.\d+)?|[\p{L}\p{M}]+/gu;

export function isNumber(word: string): boolean {
  return /^\d/.test(word);
}

/** Joins the words of a name, because people omit spaces and hyphens. */
export function joined(words: readonly string[]): string {
  return words.join('');
}

export function isBengali(word: string): boolean {
  return /[\u0980-\u09ff]/.test(word);
}

/**
 * Endings for the genitive, the article, cases and the plural. The rest of the word is its stem.
 */
const endings: readonly RegExp[] = [
  /(?:গুলো|গুলি|টার|টা|টি)$/u,
  /(?:ের|েরা|কে|তে)$/u,
  /(?:র|ে)$/u,
  /(?<=[^s])s$/,
  /(?:er|ar)$/,
  /r$/,
];
const shortestStem = 3;

/** The possible stems of a word, the most likely one first: জ্বরের gives জ্বর, masks gives mask. */
export function stemsOf(word: string): string[] {
  return endings
    .filter((ending) => ending.test(word))
    .map((ending) => word.replace(ending, ''))
    .filter((stem) => stem.length >= shortestStem);
}
