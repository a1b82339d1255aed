/** Finds products as a pharmacist would: the brand that was said, then what begins like it, then its substance, its maker, what it is for, and at last what was probably meant. */
import { extras } from './extras.ts';
import type { Field } from './field.ts';
import { isIn, matchesIn, soundsIn, writtenIn, type Match } from './matches.ts';
import { otherThings } from './non-pharmacy-words.ts';
import { readingsOf, type Reading } from './query-interpretations.ts';
import { fieldNames, type FieldName, type SearchIndex } from './search-index.ts';
import { soundOf } from './phonetic.ts';
import { isBengali, joined, stemsOf } from './spelling.ts';

/** Without a written or like-sounding word, less than this is no answer but a guess. */
const leastWorth = 0.5;
/** Below this a word was only guessed at. */
const surely = 0.73;
/** From here on it was not guessed at, and nothing else is looked for. */
const sure = 0.9;
/** More than all that may be added: a word that stands there comes before any that sounds like it. */
const written = 1;
/** What needs a prescription comes after what everybody may buy, where it was found by a need. */
const reserved = 0.3;
const reservedGuess = 0.1;
const needFields: ReadonlySet<FieldName> = new Set(['first', 'need', 'part']);
const nameFields = ['brand', 'generic'] as const;
const wholeNeeds = ['first', 'need'] as const;
const knownFields = ['brand', ...wholeNeeds, 'company'] as const;

/** An index, and the places in it that are searched no more: what stands there is gone, or described anew in a later part. */
export interface SearchPart {
  index: SearchIndex;
  replaced: ReadonlySet<number>;
}

const nothing: ReadonlySet<number> = new Set();

/** Places of the best matches first, at most `limit`; empty where nothing is confidently meant. */
export function findProducts(index: SearchIndex, query: string, limit: number): number[] {
  return findInParts([{ index, replaced: nothing }], query, limit);
}

/** As {@link findProducts}, in several indexes as if they were one: the places of a part come after those of the parts before it. */
export function findInParts(parts: readonly SearchPart[], query: string, limit: number): number[] {
  const has = (word: string) => (name: FieldName) => isInAny(parts, name, word);
  const known = {
    isWord: (word: string) => knownFields.some(has(word)),
    needOf: (word: string) =>
      [word, ...stemsOf(word)].find((one) => one !== '' && wholeNeeds.some(has(one))),
  };
  const scores = noScores(parts);
  for (const reading of readingsOf(query, known)) {
    const found = scoresOf(parts, reading);
    if (!found) continue;
    for (let at = 0; at < scores.length; at += 1)
      scores[at] = Math.max(scores[at] ?? 0, found[at] ?? 0);
  }
  return best(scores, limit);
}

function isInAny(parts: readonly SearchPart[], name: FieldName, word: string): boolean {
  return parts.some(({ index }) => isIn(index.fields[name], word));
}

function noScores(parts: readonly SearchPart[]): Float32Array {
  return new Float32Array(parts.reduce((size, { index }) => size + index.size, 0));
}

/** A score for every product, 0 for those that are not meant; null where the reading finds none. */
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

/** Every word must be found somewhere; where no product has all, those with the surest of them. */
function wantedScores(
  parts: readonly SearchPart[],
  { wanted, isNamed }: Reading,
): Float32Array | null {
  const sums = noScores(parts);
  const counts = new Uint8Array(sums.length);
  const best = new Float32Array(sums.length);
  let mostCount = 0;
  for (const word of wanted) {
    const scores = isNamed ? namedScores(parts, word) : wordScores(parts, word);
    for (let at = 0; at < sums.length; at += 1) {
      const score = scores[at] ?? 0;
      if (score === 0) continue;
      sums[at] = (sums[at] ?? 0) + score;
      counts[at] = (counts[at] ?? 0) + 1;
      best[at] = Math.max(best[at] ?? 0, score);
      mostCount = Math.max(mostCount, counts[at] ?? 0);
    }
  }
  if (mostCount === 0) return null;
  const isWhole = mostCount === wanted.length;
  if (isNamed && !isWhole) return null;
  // Some words mean nothing here: at least half must, and one of them surely.
  if (!isWhole && mostCount * 2 < wanted.length) return null;
  for (let at = 0; at < sums.length; at += 1) {
    const isMeant = counts[at] === mostCount && (isWhole || (best[at] ?? 0) >= surely);
    sums[at] = isMeant ? (sums[at] ?? 0) / wanted.length : 0;
  }
  return sums;
}

/** For each product the worth of the best match of one word in any field. */
function wordScores(parts: readonly SearchPart[], word: string): Float32Array {
  const scores = noScores(parts);
  const isOther = otherThings.has(word);
  // A word for something else begins no name: a car is no Cardopril.
  const matches = isOther ? writtenIn : matchesIn;
  let surest = 0;
  for (const name of fieldNames)
    surest = Math.max(surest, spread(parts, name, matches, word, scores));
  if (isOther) return scores;
  surest = Math.max(surest, spreadStem(parts, word, scores));
  // A Bengali spelling is one of many: its like-sounding words are looked for in any case.
  if (surest >= sure && !isBengali(word)) return scores;
  for (const name of fieldNames) spread(parts, name, soundsIn, word, scores);
  return scores;
}

/** The need that a word says without its ending. */
function spreadStem(parts: readonly SearchPart[], word: string, scores: Float32Array): number {
  const stem = stemsOf(word).find((one) => wholeNeeds.some((name) => isInAny(parts, name, one)));
  if (stem === undefined) return 0;
  return Math.max(...wholeNeeds.map((name) => spread(parts, name, writtenIn, stem, scores)));
}

/** Only what bears the word in its name. */
function namedScores(parts: readonly SearchPart[], word: string): Float32Array {
  const scores = noScores(parts);
  for (const name of nameFields) spread(parts, name, writtenIn, word, scores);
  return scores;
}

type Matches = (name: FieldName, field: Field, word: string) => Match[];

/** Notes a word's matches for the products that have them; answers the highest worth. */
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

/** A match's score for every product that has the word, from the place `first` on; false where none has it. */
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

/** Nothing but a form or a number was said: everything of it. */
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

/** The places with the highest scores; of equal ones the earlier product. */
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

/** A score that at least `limit` places reach and few more: spares sorting the rest. */
function floorOf(scores: Float32Array, places: number[], limit: number): number {
  const steps = 512;
  const highest = places.reduce((most, at) => Math.max(most, scores[at] ?? 0), 0);
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
