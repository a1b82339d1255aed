/** Finds products as a pharmacist would: the brand that was said, then what begins like it, then its substance, its maker, what it is for, and at last what was probably meant. */
import { isIn, matchesIn, soundsIn, writtenIn, type Match } from './matches.ts';
import { otherThings } from './other-things.ts';
import { readingsOf, type Reading } from './reading.ts';
import { fieldNames, type FieldName, type SearchIndex } from './search-index.ts';
import { soundOf } from './sound.ts';
import { isBengali, joined, stemsOf } from './spelling.ts';

const wholeName = 0.35;
const wholeNameSound = 0.12;
const firstNumber = 0.3;
const otherNumber = 0.18;
const rightForm = 0.22;
const singleSubstance = 0.04;
const known = 0.06;
const leading = 0.04;
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

/** Places of the best matches first, at most `limit`; empty where nothing is confidently meant. */
export function findProducts(index: SearchIndex, query: string, limit: number): number[] {
  const has = (word: string) => (name: FieldName) => isIn(index.fields[name], word);
  const known = {
    isWord: (word: string) => knownFields.some(has(word)),
    needOf: (word: string) =>
      [word, ...stemsOf(word)].find((one) => one !== '' && wholeNeeds.some(has(one))),
  };
  const scores = new Float32Array(index.size);
  for (const reading of readingsOf(query, known)) {
    const found = scoresOf(index, reading);
    if (!found) continue;
    for (let at = 0; at < scores.length; at += 1)
      scores[at] = Math.max(scores[at] ?? 0, found[at] ?? 0);
  }
  return best(scores, index, limit);
}

/** A score for every product, 0 for those that are not meant; null where the reading finds none. */
function scoresOf(index: SearchIndex, reading: Reading): Float32Array | null {
  const total =
    reading.wanted.length > 0 ? wantedScores(index, reading) : allOfForm(index, reading);
  if (!total) return null;
  const whole = joined(reading.wanted);
  const wholeSound = soundOf(whole);
  for (let at = 0; at < total.length; at += 1) {
    const score = total[at] ?? 0;
    if (score > 0) total[at] = score + extras(index, at, reading, whole, wholeSound);
  }
  return total;
}

function extras(
  index: SearchIndex,
  at: number,
  reading: Reading,
  whole: string,
  wholeSound: string,
): number {
  let extra = known * (index.weights[at] ?? 0) + singleSubstance * (index.isSingle[at] ?? 0);
  extra += leading * (index.isLeading[at] ?? 0);
  if (whole && index.names[at] === whole) extra += wholeName;
  else if (wholeSound.length > 2 && index.nameSounds[at] === wholeSound) extra += wholeNameSound;
  const numbers: readonly number[] = [...(index.numbers[at] ?? [])];
  for (const number of reading.numbers) {
    if (numbers[0] === number) extra += firstNumber + (numbers.length === 1 ? 0.03 : 0);
    else if (numbers.includes(number)) extra += otherNumber;
    else if (index.names[at]?.includes(String(number))) extra += otherNumber;
  }
  const form = index.formTexts[index.forms[at] ?? 0] ?? '';
  for (const parts of reading.forms) {
    const place = parts.findIndex((part) => form.includes(part));
    if (place >= 0) extra += rightForm - place * 0.04 + (form === parts[place] ? 0.02 : 0);
  }
  return extra;
}

/** Every word must be found somewhere; where no product has all, those with the surest of them. */
function wantedScores(index: SearchIndex, { wanted, isNamed }: Reading): Float32Array | null {
  const sums = new Float32Array(index.size);
  const counts = new Uint8Array(index.size);
  const best = new Float32Array(index.size);
  let mostCount = 0;
  for (const word of wanted) {
    const scores = isNamed ? namedScores(index, word) : wordScores(index, word);
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
function wordScores(index: SearchIndex, word: string): Float32Array {
  const scores = new Float32Array(index.size);
  const isOther = otherThings.has(word);
  let surest = 0;
  for (const name of fieldNames) {
    // A word for something else begins no name: a car is no Cardopril.
    const found = (isOther ? writtenIn : matchesIn)(name, index.fields[name], word);
    surest = Math.max(surest, spread(index, name, found, scores));
  }
  if (isOther) return scores;
  surest = Math.max(surest, spreadStem(index, word, scores));
  // A Bengali spelling is one of many: its like-sounding words are looked for in any case.
  if (surest >= sure && !isBengali(word)) return scores;
  for (const name of fieldNames) {
    const field = index.fields[name];
    spread(index, name, soundsIn(name, field, word), scores);
  }
  return scores;
}

/** The need that a word says without its ending. */
function spreadStem(index: SearchIndex, word: string, scores: Float32Array): number {
  const stem = stemsOf(word).find((one) =>
    wholeNeeds.some((name) => isIn(index.fields[name], one)),
  );
  if (stem === undefined) return 0;
  const worths = wholeNeeds.map((name) =>
    spread(index, name, writtenIn(name, index.fields[name], stem), scores),
  );
  return Math.max(...worths);
}

/** Only what bears the word in its name. */
function namedScores(index: SearchIndex, word: string): Float32Array {
  const scores = new Float32Array(index.size);
  for (const name of nameFields)
    spread(index, name, writtenIn(name, index.fields[name], word), scores);
  return scores;
}

/** Notes matches for the products that have them; answers the highest worth. */
function spread(index: SearchIndex, name: FieldName, found: Match[], scores: Float32Array): number {
  const { starts, products } = index.fields[name];
  const isNeed = needFields.has(name);
  let highest = 0;
  for (const { word, worth, isWritten } of found) {
    if (worth < leastWorth) continue;
    highest = Math.max(highest, worth);
    const behind = isWritten ? reserved : reservedGuess;
    const full = worth + (isWritten && name !== 'company' && name !== 'part' ? written : 0);
    const end = starts[word + 1] ?? 0;
    for (let at = starts[word] ?? 0; at < end; at += 1) {
      const product = products[at] ?? 0;
      const score = isNeed && index.isReserved[product] === 1 ? full - behind : full;
      if ((scores[product] ?? 0) < score) scores[product] = score;
    }
  }
  return highest;
}

/** Nothing but a form or a number was said: everything of it. */
function allOfForm(index: SearchIndex, reading: Reading): Float32Array | null {
  if (reading.forms.length === 0) return null;
  const scores = new Float32Array(index.size);
  for (let at = 0; at < scores.length; at += 1) {
    const form = index.formTexts[index.forms[at] ?? 0] ?? '';
    if (reading.forms.every((parts) => parts.some((part) => form.includes(part)))) scores[at] = 0.5;
  }
  return scores;
}

/** The places with the highest scores; of equal ones the earlier product. */
function best(scores: Float32Array, index: SearchIndex, limit: number): number[] {
  const places: number[] = [];
  for (let at = 0; at < index.size; at += 1) if ((scores[at] ?? 0) > 0) places.push(at);
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
