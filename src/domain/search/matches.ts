/** Finds the words of a field that a typed word may mean, with a worth for each match. */
import { consonantsOf, countBits, distance, leastDistance } from './distance.ts';
import type { Field } from './field.ts';
import type { FieldName } from './search-index.ts';
import { soundOf } from './phonetic.ts';
import { isBengali } from './spelling.ts';

/**
 * The worth of each kind of match in each field: an exact match has the most, a guess the least.
 * The step between an exact `first` and an exact `need` is meant to exceed all extras (extras.ts).
 */
const worth: Record<FieldName, { exact: number; start: number; sound: number; near: number }> = {
  brand: { exact: 1, start: 0.76, sound: 0.82, near: 0.72 },
  generic: { exact: 0.96, start: 0.72, sound: 0.8, near: 0.7 },
  company: { exact: 0.92, start: 0.62, sound: 0.74, near: 0.56 },
  first: { exact: 1.6, start: 0.72, sound: 0.86, near: 0.76 },
  need: { exact: 1, start: 0.6, sound: 0.74, near: 0.6 },
  part: { exact: 0.75, start: 0, sound: 0, near: 0 },
};
/**
 * A match of a word's beginning gains up to this much, in proportion to the part of the word that
 * was typed.
 */
const startShare = 0.14;
const nearCost = 0.12;
const shortestStart = 2;
const shortestNear = 4;
/**
 * Sounds of up to `shortWord` characters may differ in one place only, unless the cost is at most
 * `slightly`, as for vowels.
 */
const shortWord = 6;
const slightly = 0.6;
const shortestSound = 2;

export interface Match {
  /** The position of the word in its field. */
  word: number;
  worth: number;
  /** Whether the field contains the word exactly as it was typed. */
  isWritten: boolean;
}

/** Whether the field contains exactly this word. */
export function isIn(field: Field, word: string): boolean {
  return field.words[lowerBound(field.words, word)] === word;
}

/** The field's word that equals the typed one, as a list of one match or none. */
export function writtenIn(name: FieldName, field: Field, typed: string): Match[] {
  const word = lowerBound(field.words, typed);
  return field.words[word] === typed ? [{ word, worth: worth[name].exact, isWritten: true }] : [];
}

/** The field's words that equal the typed one or begin with it. */
export function matchesIn(name: FieldName, field: Field, typed: string): Match[] {
  const value = worth[name];
  const matches: Match[] = [];
  const first = lowerBound(field.words, typed);
  for (let word = first; word < field.words.length; word += 1) {
    const written = field.words[word] ?? '';
    if (!written.startsWith(typed)) break;
    if (written === typed) matches.push({ word, worth: value.exact, isWritten: true });
    else if (typed.length >= shortestStart && value.start > 0) {
      const worth = value.start + (startShare * typed.length) / written.length;
      matches.push({ word, worth, isWritten: false });
    }
  }
  return matches;
}

/** The field's words whose sounds equal or nearly equal that of the typed one. */
export function soundsIn(name: FieldName, field: Field, typed: string): Match[] {
  const sound = soundOf(typed);
  const value = worth[name];
  if (sound.length < shortestSound || value.sound === 0) return [];
  const isHeard = isBengali(typed);
  const maxCost = maxCostOf(sound.length, isHeard) * (isStrict.has(name) ? 0.6 : 1);
  const consonants = consonantsOf(sound);
  const maxBits = Math.ceil(maxCost * 2.2);
  const matches: Match[] = [];
  for (let word = 0; word < field.sounds.length; word += 1) {
    const bits = field.bits[word] ?? 0;
    if (countBits(bits ^ consonants.bits) > maxBits) continue;
    if (leastDistance(bits, field.counts[word] ?? 0, consonants) > maxCost + rounding) continue;
    const other = field.sounds[word] ?? '';
    if (Math.abs(other.length - sound.length) > maxCost * 2 + 2) continue;
    const cost = distance(sound, other, maxCost);
    if (cost <= 0.3) matches.push({ word, worth: value.sound - nearCost * cost, isWritten: false });
    else if (
      cost <= maxCost &&
      typed.length >= shortestNear &&
      (isHeard || isOneSlip(sound, other, cost))
    )
      matches.push({ word, worth: value.near - nearCost * cost, isWritten: false });
  }
  return matches;
}

/** The tolerance for rounding errors in costs, which are 32-bit floats. */
const rounding = 0.001;

/** Fields with few and common words, in which a guess must be closer. */
const isStrict: ReadonlySet<FieldName> = new Set(['first', 'need', 'company']);
/**
 * The highest cost of a match for sounds of up to 3, 4, 6, 8 and of more characters: for words
 * mistyped in Latin script, and for words written in Bengali as they sound.
 */
const typedCosts = [0.3, 0.6, 1, 1.1, 1.7];
const heardCosts = [0.4, 0.55, 0.8, 0.95, 1.5];
const lengths = [3, 4, 6, 8];

function maxCostOf(length: number, isHeard: boolean): number {
  const costs = isHeard ? heardCosts : typedCosts;
  const place = lengths.findIndex((longest) => length <= longest);
  return costs.at(place) ?? 0;
}

/**
 * Whether the sounds differ in one place only. A short word that differs in two places is just as
 * similar to many others.
 */
function isOneSlip(sound: string, other: string, cost: number): boolean {
  if (sound.length > shortWord || cost <= slightly) return true;
  let start = 0;
  while (start < sound.length && sound[start] === other[start]) start += 1;
  let end = 0;
  const shorter = Math.min(sound.length, other.length);
  while (end < shorter - start && sound.at(-1 - end) === other.at(-1 - end)) end += 1;
  const differing = Math.max(sound.length, other.length) - start - end;
  return differing <= 1 || (differing === 2 && isSwapped(sound, other, start));
}

function isSwapped(sound: string, other: string, at: number): boolean {
  return sound[at] === other[at + 1] && sound[at + 1] === other[at];
}

function lowerBound(words: readonly string[], wanted: string): number {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle] ?? '') < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}
