/** Criteria that raise a product's score in addition to the matched words. */
import type { Reading } from './query-interpretations.ts';
import type { SearchIndex } from './search-index.ts';

const wholeName = 0.35;
const wholeNameSound = 0.12;
const firstNumber = 0.3;
const otherNumber = 0.18;
const rightForm = 0.22;
const singleSubstance = 0.04;
const known = 0.06;
const leading = 0.04;

/**
 * The score that a matched product gains by its whole name, its numbers, its form and its
 * popularity.
 */
export function extras(
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
