/** A typed query, taken apart: what must be found, and what only makes one find better than another. */
import { fillers, forms, numberWords, spokenLetters, units } from './everyday-words.ts';
import { isNumber, joined, wordsIn } from './spelling.ts';

export interface Reading {
  /** Words that a product must have in some field. */
  wanted: string[];
  /** Strengths that it should have. */
  numbers: number[];
  /** Parts of forms that it should have. */
  forms: readonly (readonly string[])[];
}

const mostWords = 8;
const longestWord = 32;
const mostReadings = 5;

/** How a query may be read: as it stands first, then with two neighbouring words as one. */
export function readingsOf(query: string, isKnown: (word: string) => boolean): Reading[] {
  const words = wordsIn(query)
    .slice(0, mostWords * 2)
    .map((word) => word.slice(0, longestWord));
  const readings = [readingOf(words)];
  const written = words.map((word) => spokenLetters.get(word) ?? word);
  if (words.length > 1 && written.some((word, at) => word !== words[at]))
    readings.push(readingOf(written));
  for (let at = 0; at + 1 < words.length && readings.length < mostReadings; at += 1) {
    const pair = joined(words.slice(at, at + 2));
    if (!isKnown(pair)) continue;
    readings.push(readingOf([...words.slice(0, at), pair, ...words.slice(at + 2)]));
  }
  return readings;
}

function readingOf(words: string[]): Reading {
  const numbers: number[] = [];
  const formsWanted: (readonly string[])[] = [];
  const wanted: string[] = [];
  const formWords: string[] = [];
  for (const word of words) {
    const form = forms.get(word);
    if (isNumber(word)) numbers.push(Number(word));
    else if (form) {
      formsWanted.push(form);
      formWords.push(word);
    } else if (!fillers.has(word) && !units.has(word)) wanted.push(word);
  }
  return withNumberWords({
    // Nothing but a form, or nothing but everyday words: then those are what is wanted.
    wanted: wanted.length > 0 || formsWanted.length > 0 ? wanted : words.filter(isRare),
    numbers,
    forms: formsWanted,
  });
}

function isRare(word: string): boolean {
  return !isNumber(word) && !units.has(word) && !fillers.has(word);
}

/** "বিশ" beside a name is its strength; alone it is a word. */
function withNumberWords(reading: Reading): Reading {
  if (reading.wanted.length < 2) return reading;
  const wanted = reading.wanted.filter((word) => !numberWords.has(word));
  if (wanted.length === 0) return reading;
  const said = reading.wanted
    .map((word) => numberWords.get(word))
    .filter((one) => one !== undefined);
  return { ...reading, wanted, numbers: [...reading.numbers, ...said.map(Number)] };
}
