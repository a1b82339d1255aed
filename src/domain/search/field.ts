/** The words of one field of a catalogue, in order. */
import { consonantsOf } from './distance.ts';
import { soundOf } from './phonetic.ts';
import { isNumber } from './spelling.ts';
import { mappedInSteps, type Steps } from './cooperative.ts';

/** One field's words in order, with their sounds, and for each the products that have it. */
export interface Field {
  words: string[];
  sounds: string[];
  /** Which consonants each sound has, and how many (distance.ts). */
  bits: Int32Array;
  counts: Uint8Array;
  /** Products of word `n`: `products[starts[n]] … products[starts[n + 1] - 1]`. */
  starts: Uint32Array;
  products: Uint32Array;
}

/** The products that have a word, by the word. */
export type Postings = Map<string, number[]>;

/** Puts the words in order, with all that is looked up of them. */
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

/** By what they begin with first: sorting all of them at once would take a large catalogue's server a second. */
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
