/**
 * The edit distance of two sounds, in units of one wrong character. The computation stops as soon
 * as the distance exceeds a bound.
 */

const vowels = 'aeiou@';
const groups = ['sc', 'cj', 'td', 'kg', 'pf', 'pb', 'fb', 'nm', 'rl', 'js'];
const codes = 128;

/**
 * The costs of replacing a character by another, and of leaving one out, by character code. Costs
 * are between 0 and 1.
 */
const replacing = makeReplacing();
const leavingOut = makeLeavingOut();

function makeReplacing(): Float32Array {
  const costs = new Float32Array(codes * codes).fill(1);
  const set = (a: string, b: string, cost: number) => {
    costs[a.charCodeAt(0) * codes + b.charCodeAt(0)] = cost;
    costs[b.charCodeAt(0) * codes + a.charCodeAt(0)] = cost;
  };
  for (const pair of groups) set(pair.charAt(0), pair.charAt(1), 0.6);
  for (const a of vowels) for (const b of vowels) set(a, b, a === '@' || b === '@' ? 0.15 : 0.4);
  for (let code = 0; code < codes; code += 1) costs[code * codes + code] = 0;
  return costs;
}

function makeLeavingOut(): Float32Array {
  const costs = new Float32Array(codes).fill(0.9);
  for (const vowel of vowels) costs[vowel.charCodeAt(0)] = vowel === '@' ? 0.1 : 0.5;
  costs['h'.charCodeAt(0)] = 0.3;
  return costs;
}

/** The cost of two neighbouring characters in the wrong order, which counts as one mistake. */
const swapping = 0.9;

let older = new Float32Array(64);
let previous = new Float32Array(64);
let current = new Float32Array(64);

/** The cost of turning `b` into `a`. Returns `Infinity` as soon as the cost must exceed `maxCost`. */
export function distance(a: string, b: string, maxCost: number): number {
  if (a === b) return 0;
  if (b.length + 1 > previous.length) {
    older = new Float32Array(b.length * 2 + 1);
    previous = new Float32Array(b.length * 2 + 1);
    current = new Float32Array(b.length * 2 + 1);
  }
  previous[0] = 0;
  for (let column = 1; column <= b.length; column += 1)
    previous[column] = at(previous, column - 1) + at(leavingOut, codeAt(b, column - 1));
  let lowestBefore = 0;
  for (let row = 1; row <= a.length; row += 1) {
    const lowest = fillRow(a, b, row);
    // A swap is computed from the row before the previous one, so the bound is certain to be
    // exceeded only after two rows.
    if (lowest > maxCost && lowestBefore > maxCost) return Number.POSITIVE_INFINITY;
    lowestBefore = lowest;
    [older, previous, current] = [previous, current, older];
  }
  const cost = at(previous, b.length);
  return cost <= maxCost ? cost : Number.POSITIVE_INFINITY;
}

/** Fills one row of the cost table and returns its lowest cost. */
function fillRow(a: string, b: string, row: number): number {
  const code = codeAt(a, row - 1);
  const dropped = at(leavingOut, code);
  current[0] = at(previous, 0) + dropped;
  let lowest = at(current, 0);
  for (let column = 1; column <= b.length; column += 1) {
    const other = codeAt(b, column - 1);
    const replaced = at(previous, column - 1) + at(replacing, code * codes + other);
    const left = at(previous, column) + dropped;
    const added = at(current, column - 1) + at(leavingOut, other);
    const isSwap =
      row > 1 && column > 1 && other === codeAt(a, row - 2) && code === codeAt(b, column - 2);
    const swapped = isSwap ? at(older, column - 2) + swapping : Number.POSITIVE_INFINITY;
    const cost = Math.min(replaced, left, added, swapped);
    current[column] = cost;
    if (cost < lowest) lowest = cost;
  }
  return lowest;
}

function at(costs: Float32Array, index: number): number {
  return costs[index] ?? 1;
}

function codeAt(text: string, index: number): number {
  return text.charCodeAt(index) & (codes - 1);
}

/** The consonants of a sound, for {@link leastDistance}. */
export interface Consonants {
  /** The set of consonants, one bit per letter. */
  bits: number;
  /** The number of consonants without `h`, which is hardly audible. */
  count: number;
}

export function consonantsOf(sound: string): Consonants {
  let bits = 0;
  let count = 0;
  for (let index = 0; index < sound.length; index += 1) {
    const character = sound.charCodeAt(index) - 97;
    if (character < 0 || character >= 26 || vowels.includes(sound.charAt(index))) continue;
    bits |= 1 << character;
    if (1 << character !== hardlyHeard) count += 1;
  }
  return { bits, count };
}

const hardlyHeard = 1 << ('h'.charCodeAt(0) - 97);
/** The lowest cost of one consonant more or less, and of replacing a consonant. */
const oneMore = 0.9;
const another = 0.6;

/**
 * A lower bound of {@link distance} that takes a fraction of its time. Every surplus consonant must
 * be left out, and every other consonant that only one of the sounds has must be replaced.
 */
export function leastDistance(bits: number, count: number, sound: Consonants): number {
  const more = Math.abs(count - sound.count);
  const onlyHere = countBits(bits & ~sound.bits & ~hardlyHeard);
  const onlyThere = countBits(sound.bits & ~bits & ~hardlyHeard);
  const replaced = Math.max(onlyHere, onlyThere) - more;
  return oneMore * more + (replaced > 0 ? another * replaced : 0);
}

/** The number of bits that are set. */
export function countBits(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
