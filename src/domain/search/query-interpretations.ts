/** A typed query, taken apart: what must be found, and what only makes one find better than another. */
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
  /** Words that a product must have in some field. */
  wanted: string[];
  /** Strengths that it should have. */
  numbers: number[];
  /** Parts of forms that it should have. */
  forms: readonly (readonly string[])[];
  /** Only what bears the words in its name is meant. */
  isNamed?: boolean;
}

const mostWords = 8;
const longestWord = 32;
const mostReadings = 6;
const longestSpan = 4;

/** What an index knows as one word, and what of it as a need. */
export interface Known {
  isWord: (word: string) => boolean;
  /** The need that the word says, without an ending; undefined where it says none. */
  needOf: (word: string) => string | undefined;
}

/** How a query may be read: as it stands first, then with neighbouring words as one. */
export function readingsOf(query: string, known: Known): Reading[] {
  const words = wordsIn(query)
    .slice(0, mostWords * 2)
    .map((word) => word.slice(0, longestWord));
  const telling = words.filter(isTelling);
  const whole = known.needOf(joined(telling));
  const isNeed = whole !== undefined && (telling.length > 1 || forms.has(telling[0] ?? ''));
  const readings = [readingOf(words)];
  // Said as a whole it is a need: what only its parts say must not come between.
  if (isNeed) return [wanting(whole), { ...readingOf(words), isNamed: true }];
  const written = words.map((word) => spokenCharacters.get(word) ?? word);
  if (words.length > 1 && written.some((word, at) => word !== words[at]))
    readings.push(readingOf(written));
  const grown = telling.filter((word) => !childWords.has(word));
  const forChild = known.needOf(joined(grown));
  if (grown.length < telling.length && forChild !== undefined)
    readings.push({ ...wanting(forChild), forms: [childForms] });
  for (let length = longestSpan; length > 1; length -= 1)
    for (let at = 0; at + length <= words.length && readings.length < mostReadings; at += 1) {
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
    // Nothing but a form, or nothing but everyday words: then those are what is wanted.
    wanted: wanted.length > 0 || formsWanted.length > 0 ? wanted : words.filter(isTelling),
    numbers,
    forms: formsWanted,
  });
}

function isTelling(word: string): boolean {
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
