/** A whole number from 0 to 2³²−1 that depends only on the words. */
export function hashOf(...words: readonly string[]): number {
  let hash = 0x811c9dc5;
  for (const character of words.join('\u0000').normalize('NFC')) {
    hash ^= character.codePointAt(0) ?? 0;
    hash = Math.imul(hash, 0x01000193);
  }
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x2c1b3c6d);
  return (hash ^ (hash >>> 13)) >>> 0;
}

/** Pseudo-random choices: the same words give the same sequence on every machine. */
export interface Chance {
  /** From `low` to below `high`. */
  between: (low: number, high: number) => number;
  pick: <Choice>(choices: readonly [Choice, ...Choice[]]) => Choice;
  happens: (probability: number) => boolean;
}

/** The pseudo-random sequence for these words (mulberry32). */
export function chanceOf(...words: readonly string[]): Chance {
  let state = hashOf(...words);
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    between: (low, high) => low + next() * (high - low),
    pick: (choices) => choices[Math.floor(next() * choices.length)] ?? choices[0],
    happens: (probability) => next() < probability,
  };
}
