/**
 * Finds products in a pharmacist's order: the brand in the query, brands that begin with it, then
 * products with this generic, company or need, and at last products that the query probably means.
 */
import { extras } from './extras.ts';
import type { Field } from './field.ts';
import { isIn, matchesIn, soundsIn, writtenIn, type Match } from './matches.ts';
import { otherThings } from './non-pharmacy-words.ts';
import { readingsOf, type Reading } from './query-interpretations.ts';
import { fieldNames, type FieldName, type SearchIndex } from './search-index.ts';
import { soundOf } from './phonetic.ts';
import { isBengali, joined, stemsOf } from './spelling.ts';

/** Matches below this worth are guesses and are discarded. */
const leastWorth = 0.5;
/**
 * A match below this worth is only a guess. If a product lacks some of the words, one of its
 * matches must reach it.
 */
const surely = 0.73;
/** From this worth on a match is certain, and the search does not look for similar sounds. */
const sure = 0.9;
/**
 * Added to a match of the word as it was typed. It is meant to exceed all extras (extras.ts), so
 * that such a match comes before a word that only sounds like it.
 */
const written = 1;
/**
 * Subtracted from a reserved product that was found by a need, so that products without a
 * prescription come first.
 */
const reserved = 0.3;
const reservedGuess = 0.1;
const needFields: ReadonlySet<FieldName> = new Set(['first', 'need', 'part']);
const nameFields = ['brand', 'generic'] as const;
const wholeNeeds = ['first', 'need'] as const;
const knownFields = ['brand', ...wholeNeeds, 'company'] as const;

/**
 * An index with the positions that the search skips, because their products were removed or are
 * described again in a later part.
 */
export interface SearchPart {
  index: SearchIndex;
  replaced: ReadonlySet<number>;
}

const nothing: ReadonlySet<number> = new Set();

/**
 * The positions of the best matches, best first, at most `limit`. Empty if no product is a
 * confident match.
 */
export function findProducts(index: SearchIndex, query: string, limit: number): number[] {
  return findInParts([{ index, replaced: nothing }], query, limit);
}

/**
 * As {@link findProducts}, for several indexes that are searched as one. The positions of each part
 * follow those of the parts before it.
 */
export function findInParts(parts: readonly SearchPart[], query: string, limit: number): number[] {
  const has = (word: string) => (name: FieldName) => isInAny(parts, name, word);
  const known = {
    isWord: (word: string) => knownFields.some(has(word)),
    needOf: (word: string) =>
      [word, ...stemsOf(word)].find((one) => one !== '' && wholeNeeds.some(has(one))),
  };
  const scores = noScores(parts);
  for (const reading of readingsOf(query, known)) {
    const readingScores = scoresOf(parts, reading);
    if (!readingScores) continue;
    for (let at = 0; at < scores.length; at += 1)
      scores[at] = Math.max(scores[at] ?? 0, readingScores[at] ?? 0);
  }
  return best(scores, limit);
}

function isInAny(parts: readonly SearchPart[], name: FieldName, word: string): boolean {
  return parts.some(({ index }) => isIn(index.fields[name], word));
}

function noScores(parts: readonly SearchPart[]): Float32Array {
  return new Float32Array(parts.reduce((size, { index }) => size + index.size, 0));
}

/**
 * A score for every product, 0 for products that do not match. Null if no product matches this
 * reading.
 */
function scoresOf(parts: readonly SearchPart[], reading: Reading): Float32Array | null {
  const total =
    reading.wanted.length > 0 ? wantedScores(parts, reading) : allOfForm(parts, reading);
  if (!total) return null;
  const whole = joined(reading.wanted);
  const wholeSound = soundOf(whole);
  let first = 0;
  for (const { index } of parts) {
    for (let at = 0; at < index.size; at += 1) {
      const score = total[first + at] ?? 0;
      if (score > 0) total[first + at] = score + extras(index, at, reading, whole, wholeSound);
    }
    first += index.size;
  }
  return total;
}

/**
 * The scores of products in which every word was found. If no product has all words, those of
 * products with the most words, provided that one match is certain enough.
 */
function wantedScores(
  parts: readonly SearchPart[],
  { wanted, isNamed }: Reading,
): Float32Array | null {
  const sums = noScores(parts);
  const counts = new Uint8Array(sums.length);
  const best = new Float32Array(sums.length);
  let maxCount = 0;
  for (const word of wanted) {
    const scores = isNamed ? namedScores(parts, word) : wordScores(parts, word);
    for (let at = 0; at < sums.length; at += 1) {
      const score = scores[at] ?? 0;
      if (score === 0) continue;
      sums[at] = (sums[at] ?? 0) + score;
      counts[at] = (counts[at] ?? 0) + 1;
      best[at] = Math.max(best[at] ?? 0, score);
      maxCount = Math.max(maxCount, counts[at] ?? 0);
    }
  }
  if (maxCount === 0) return null;
  const isWhole = maxCount === wanted.length;
  if (isNamed && !isWhole) return null;
  // Some words matched nothing. At least half of the words must match, and one of the matches must
  // reach `surely`.
  if (!isWhole && maxCount * 2 < wanted.length) return null;
  for (let at = 0; at < sums.length; at += 1) {
    const isMeant = counts[at] === maxCount && (isWhole || (best[at] ?? 0) >= surely);
    sums[at] = isMeant ? (sums[at] ?? 0) / wanted.length : 0;
  }
  return sums;
}

/** For each product, the worth of the best match of this word in any field. */
function wordScores(parts: readonly SearchPart[], word: string): Float32Array {
  const scores = noScores(parts);
  const isOther = otherThings.has(word);
  // A word for something that no pharmacy sells is not completed to a name: "car" does not mean
  // Cardopril.
  const matches = isOther ? writtenIn : matchesIn;
  let surest = 0;
  for (const name of fieldNames)
    surest = Math.max(surest, spread(parts, name, matches, word, scores));
  if (isOther) return scores;
  surest = Math.max(surest, spreadStem(parts, word, scores));
  // A Bengali word has many spellings, so words that sound like it are searched in any case.
  if (surest >= sure && !isBengali(word)) return scores;
  for (const name of fieldNames) spread(parts, name, soundsIn, word, scores);
  return scores;
}

/** Scores the need that the word means without its ending. Returns the highest worth. */
function spreadStem(parts: readonly SearchPart[], word: string, scores: Float32Array): number {
  const stem = stemsOf(word).find((one) => wholeNeeds.some((name) => isInAny(parts, name, one)));
  if (stem === undefined) return 0;
  return Math.max(...wholeNeeds.map((name) => spread(parts, name, writtenIn, stem, scores)));
}

/** For each product, the worth of the word in its brand or generic. */
function namedScores(parts: readonly SearchPart[], word: string): Float32Array {
  const scores = noScores(parts);
  for (const name of nameFields) spread(parts, name, writtenIn, word, scores);
  return scores;
}

type Matches = (name: FieldName, field: Field, word: string) => Match[];

/**
 * Adds the matches of a word to the scores of the products that have it. Returns the highest worth.
 */
function spread(
  parts: readonly SearchPart[],
  name: FieldName,
  matches: Matches,
  word: string,
  scores: Float32Array,
): number {
  let highest = 0;
  let first = 0;
  for (const part of parts) {
    for (const match of matches(name, part.index.fields[name], word)) {
      if (match.worth < leastWorth) continue;
      if (note(part, name, match, scores, first)) highest = Math.max(highest, match.worth);
    }
    first += part.index.size;
  }
  return highest;
}

/**
 * Raises the scores of all products that contain the matched word; `first` is the part's offset in
 * `scores`. Returns false if no product contains it.
 */
function note(
  { index, replaced }: SearchPart,
  name: FieldName,
  { word, worth, isWritten }: Match,
  scores: Float32Array,
  first: number,
): boolean {
  const { starts, products } = index.fields[name];
  const isNeed = needFields.has(name);
  const behind = isWritten ? reserved : reservedGuess;
  const full = worth + (isWritten && name !== 'company' && name !== 'part' ? written : 0);
  const end = starts[word + 1] ?? 0;
  let isFound = false;
  for (let at = starts[word] ?? 0; at < end; at += 1) {
    const product = products[at] ?? 0;
    if (replaced.size > 0 && replaced.has(product)) continue;
    isFound = true;
    const score = isNeed && index.isReserved[product] === 1 ? full - behind : full;
    if ((scores[first + product] ?? 0) < score) scores[first + product] = score;
  }
  return isFound;
}

/**
 * Scores all products in the form that the query names, if the query has no other word than forms
 * and numbers.
 */
function allOfForm(parts: readonly SearchPart[], reading: Reading): Float32Array | null {
  if (reading.forms.length === 0) return null;
  const scores = noScores(parts);
  let first = 0;
  for (const { index, replaced } of parts) {
    for (let at = 0; at < index.size; at += 1) {
      const form = index.formTexts[index.forms[at] ?? 0] ?? '';
      const isMeant = reading.forms.every((ways) => ways.some((way) => form.includes(way)));
      if (isMeant && !replaced.has(at)) scores[first + at] = 0.5;
    }
    first += index.size;
  }
  return scores;
}

/** The positions with the highest scores. Of equal scores, the earlier product comes first. */
function best(scores: Float32Array, limit: number): number[] {
  const places: number[] = [];
  for (let at = 0; at < scores.length; at += 1) if ((scores[at] ?? 0) > 0) places.push(at);
  const higher = (a: number, b: number) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b;
  if (places.length <= limit * 8) return places.toSorted(higher).slice(0, limit);
  const floor = floorOf(scores, places, limit);
  return places
    .filter((at) => (scores[at] ?? 0) >= floor)
    .toSorted(higher)
    .slice(0, limit);
}

/**
 * A score that at least `limit` positions reach and few more, so that the others need not be
 * sorted.
 */
function floorOf(scores: Float32Array, places: number[], limit: number): number {
  const steps = 512;
  const highest = places.reduce((highestScore, at) => Math.max(highestScore, scores[at] ?? 0), 0);
  const counts = new Uint32Array(steps + 1);
  for (const at of places) {
    const step = Math.floor(((scores[at] ?? 0) / highest) * steps);
    counts[step] = (counts[step] ?? 0) + 1;
  }
  let reached = 0;
  for (let step = steps; step > 0; step -= 1) {
    reached += counts[step] ?? 0;
    if (reached >= limit) return (step / steps) * highest;
  }
  return 0;
}
