/** The sorted words of one field of the catalogue. */
import { consonantsOf } from './distance.ts';
import { soundOf } from './phonetic.ts';
import { isNumber } from './spelling.ts';
import { mappedInSteps, type Steps } from './cooperative.ts';

/** The sorted words of one field with their sounds, and the products that contain each word. */
export interface Field {
  words: string[];
  sounds: string[];
  /** The consonants of each sound as bits, and their number (distance.ts). */
  bits: Int32Array;
  counts: Uint8Array;
  /** The products of word `n` are `products[starts[n]] … products[starts[n + 1] - 1]`. */
  starts: Uint32Array;
  products: Uint32Array;
}

/** The products that contain a word, by the word. */
export type Postings = Map<string, number[]>;

/** Sorts the words and computes everything that the search looks up about them. */
export function* fieldInSteps(postings: Postings): Steps<Field> {
  const words = yield* sortedWords(postings);
  const starts = new Uint32Array(words.length + 1);
  words.forEach((word, at) => {
    starts[at + 1] = (starts[at] ?? 0) + (postings.get(word)?.length ?? 0);
  });
  const products = new Uint32Array(starts.at(-1) ?? 0);
  yield* mappedInSteps(words, (word, at) => products.set(postings.get(word) ?? [], starts[at]));
  const sounds = yield* mappedInSteps(words, (word) => (isNumber(word) ? '' : soundOf(word)));
  const consonants = yield* mappedInSteps(sounds, consonantsOf);
  return {
    words,
    sounds,
    bits: Int32Array.from(consonants, ({ bits }) => bits),
    counts: Uint8Array.from(consonants, ({ count }) => count),
    starts,
    products,
  };
}

/**
 * Sorts the words in groups by their first character, one group per step. Sorting all words of a
 * large catalogue in one step would block the server for a second.
 */
function* sortedWords(postings: Postings): Steps<string[]> {
  const byStart = new Map<string, string[]>();
  for (const word of postings.keys()) {
    const start = word.slice(0, 1);
    const known = byStart.get(start);
    if (known) known.push(word);
    else if (start) byStart.set(start, [word]);
  }
  const sorted: string[][] = [];
  for (const start of [...byStart.keys()].toSorted()) {
    sorted.push((byStart.get(start) ?? []).toSorted());
    yield;
  }
  return sorted.flat();
}
