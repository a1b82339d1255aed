/** Text as the search sees it: one spelling for what people write in many. */

const invisible = /[\u200b-\u200d\u2060\ufeff]/g;
const bengaliZero = 0x09e6;

/** NFC, lower case, Latin digits, without invisible joiners. */
export function plain(text: string): string {
  if (isAscii(text)) return text.toLowerCase();
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(invisible, '')
    .replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - bengaliZero));
}

/** As most names and generics are: the patterns for the letters of all languages take several times as long. */
function isAscii(text: string): boolean {
  return /^[\x20-\x7e]*$/.test(text);
}

/**
 * The words and numbers of a text, in order. A number stands alone ("napa500"
 * is `napa`, `500`); `1,000` and `0.50` are `1000` and `0.5`.
 */
export function wordsIn(text: string): string[] {
  const whole = plain(text).replace(/(\d),(?=\d{3}\b)/g, '$1');
  const found = whole.match(isAscii(whole) ? latinWords : anyWords) ?? [];
  return found.map((word) => (isNumber(word) ? String(Number(word)) : word));
}

/** A number ends a word, and a letter a number. */
const latinWords = /\d+(?:\.\d+)?|[a-z]+/g;
const anyWords = /\d+(?:\.\d+)?|[\p{L}\p{M}]+/gu;

export function isNumber(word: string): boolean {
  return /^\d/.test(word);
}

/** The words of a name as one, for who leaves out its spaces and hyphens. */
export function joined(words: readonly string[]): string {
  return words.join('');
}

export function isBengali(word: string): boolean {
  return /[\u0980-\u09ff]/.test(word);
}

/** Endings that say "of", "the" or "many"; what stands before them is the word. */
const endings: readonly RegExp[] = [
  /(?:গুলো|গুলি|টার|টা|টি)$/u,
  /(?:ের|েরা|কে|তে)$/u,
  /(?:র|ে)$/u,
  /(?<=[^s])s$/,
  /(?:er|ar)$/,
  /r$/,
];
const shortestStem = 3;

/** The word without such an ending, the surest first: জ্বরের is জ্বর, masks is mask. */
export function stemsOf(word: string): string[] {
  return endings
    .filter((ending) => ending.test(word))
    .map((ending) => word.replace(ending, ''))
    .filter((stem) => stem.length >= shortestStem);
}
