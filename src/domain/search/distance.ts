/** How far two sounds are apart, in parts of a wrong character; the search gives up beyond a bound. */

const vowels = 'aeiou@';
const groups = ['sc', 'cj', 'td', 'kg', 'pf', 'pb', 'fb', 'nm', 'rl', 'js'];
const codes = 128;

/** Costs by the codes of two characters, 0 to 1. */
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

/** Two neighbours in the wrong order are one slip. */
const swapping = 0.9;

let older = new Float32Array(64);
let previous = new Float32Array(64);
let current = new Float32Array(64);

/** The cost of making `a` out of `b`; `Infinity` as soon as it must exceed `most`. */
export function distance(a: string, b: string, most: number): number {
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
    // A swap may still come from the row before: only two dear rows in a row are hopeless.
    if (lowest > most && lowestBefore > most) return Number.POSITIVE_INFINITY;
    lowestBefore = lowest;
    [older, previous, current] = [previous, current, older];
  }
  const cost = at(previous, b.length);
  return cost <= most ? cost : Number.POSITIVE_INFINITY;
}

/** One row of the table; answers its lowest cost. */
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

/** The consonants of a sound as bits: two sounds whose bits differ much need no closer look. */
export function consonantBits(sound: string): number {
  let bits = 0;
  for (let index = 0; index < sound.length; index += 1) {
    const character = sound.charCodeAt(index) - 97;
    if (character >= 0 && character < 26 && !vowels.includes(sound.charAt(index)))
      bits |= 1 << character;
  }
  return bits;
}

/** How many bits are set. */
export function countBits(bits: number): number {
  let left = bits;
  let count = 0;
  for (; left !== 0; count += 1) left &= left - 1;
  return count;
}
