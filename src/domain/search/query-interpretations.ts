/**
 * Interprets a typed query: the words that a product must have, and the numbers and forms that only
 * raise its score.
 */
import {
  childForms,
  childWords,
  fillers,
  forms,
  numberWords,
  spokenCharacters,
  units,
} from './everyday-words.ts';
import { isNumber, joined, wordsIn } from './spelling.ts';

export interface Reading {
  /** Words that a product must have in one of its fields. */
  wanted: string[];
  /** Strengths that raise a product's score. */
  numbers: number[];
  /** Parts of forms that raise a product's score. */
  forms: readonly (readonly string[])[];
  /** If true, only products with the words in their brand or generic match. */
  isNamed?: boolean;
}

const maxWords = 8;
const longestWord = 32;
const maxReadings = 6;
const longestSpan = 4;

/** Looks up words in the index. */
export interface Known {
  isWord: (word: string) => boolean;
  /**
   * The need that the word means, after removing an ending if necessary; undefined if it means
   * none.
   */
  needOf: (word: string) => string | undefined;
}

/**
 * The possible readings of a query: first the words as typed, then with neighbouring words joined.
 */
export function readingsOf(query: string, known: Known): Reading[] {
  const words = wordsIn(query)
    .slice(0, maxWords * 2)
    .map((word) => word.slice(0, longestWord));
  const meaningful = words.filter(isTelling);
  const whole = known.needOf(joined(meaningful));
  const isNeed = whole !== undefined && (meaningful.length > 1 || forms.has(meaningful[0] ?? ''));
  const readings = [readingOf(words)];
  // The whole query is a need, so products that match only a part of it must not come in between.
  if (isNeed) return [wanting(whole), { ...readingOf(words), isNamed: true }];
  const written = words.map((word) => spokenCharacters.get(word) ?? word);
  if (words.length > 1 && written.some((word, at) => word !== words[at]))
    readings.push(readingOf(written));
  const grown = meaningful.filter((word) => !childWords.has(word));
  const forChild = known.needOf(joined(grown));
  if (grown.length < meaningful.length && forChild !== undefined)
    readings.push({ ...wanting(forChild), forms: [childForms] });
  for (let length = longestSpan; length > 1; length -= 1)
    for (let at = 0; at + length <= words.length && readings.length < maxReadings; at += 1) {
      const span = joined(words.slice(at, at + length));
      const one = known.isWord(span) ? span : known.needOf(span);
      if (one !== undefined)
        readings.push(readingOf([...words.slice(0, at), one, ...words.slice(at + length)]));
    }
  return readings;
}

function wanting(word: string): Reading {
  return { wanted: [word], numbers: [], forms: [] };
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
    // A query of a form alone has no wanted words; find-products.ts then finds all products in that
    // form.
    wanted: wanted.length > 0 || formsWanted.length > 0 ? wanted : words.filter(isTelling),
    numbers,
    forms: formsWanted,
  });
}

function isTelling(word: string): boolean {
  return !isNumber(word) && !units.has(word) && !fillers.has(word);
}

/** A number word such as "বিশ" beside a name is a strength. Alone it is an ordinary word. */
function withNumberWords(reading: Reading): Reading {
  if (reading.wanted.length < 2) return reading;
  const wanted = reading.wanted.filter((word) => !numberWords.has(word));
  if (wanted.length === 0) return reading;
  const numberValues = reading.wanted
    .map((word) => numberWords.get(word))
    .filter((one) => one !== undefined);
  return { ...reading, wanted, numbers: [...reading.numbers, ...numberValues.map(Number)] };
}
