import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { consonantsOf, countBits, distance, leastDistance } from '#domain/search/distance.ts';

const character = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz@07'.split(''));
const sound = fc.string({ unit: character, maxLength: 12 });
/** Pairs that differ in a few places, as typing mistakes do, and unrelated pairs. */
const pair = fc.oneof(
  fc.tuple(sound, sound),
  fc
    .tuple(sound, fc.nat(12), fc.nat(3), fc.string({ unit: character, maxLength: 3 }))
    .map(([one, at, less, more]) => [one, one.slice(0, at) + more + one.slice(at + less)]),
);

describe('the lower bound of the distance', () => {
  it('the lower bound never exceeds the distance', () => {
    fc.assert(
      fc.property(pair, ([one = '', other = '']) => {
        const { bits, count } = consonantsOf(other);
        const least = leastDistance(bits, count, consonantsOf(one));
        expect(least).toBeLessThanOrEqual(distance(one, other, 100) + 0.001);
      }),
      { numRuns: 3_000 },
    );
  });

  it('the lower bound excludes an unrelated word without its exact distance', () => {
    const { bits, count } = consonantsOf('insulin');
    expect(leastDistance(bits, count, consonantsOf('paracetamol'))).toBeGreaterThan(1.7);
    expect(leastDistance(bits, count, consonantsOf('insolin'))).toBeLessThan(1.7);
  });
});

it('countBits counts the bits that are set', () => {
  fc.assert(
    fc.property(fc.integer(), (bits) => {
      expect(countBits(bits)).toBe((bits >>> 0).toString(2).replaceAll('0', '').length);
    }),
  );
});
