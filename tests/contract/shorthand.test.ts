import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { longhand, shorthand } from '#contract/shorthand.ts';
import { plainPermalink } from '#domain/permalink.ts';

const marks = fc.constantFrom('', '*', '=', '**', '=*', '-2', '.webp');
const text = fc.oneof(fc.string({ unit: 'grapheme' }), fc.stringMatching(/^[a-z0-9-]{0,12}$/));

describe('a text in short', () => {
  // offline-149
  it('is a sign where it is what was expected, and the rest where it only begins so', () => {
    expect(shorthand('napa-syrup', 'napa-syrup')).toBe('*');
    expect(shorthand('napa-syrup-60-ml-bottle', 'napa-syrup')).toBe('*-60-ml-bottle');
    expect(shorthand('seclo', 'napa-syrup')).toBe('seclo');
  });

  // offline-149
  it('is read again as it was, whatever it was and whatever was expected', () => {
    fc.assert(
      fc.property(marks, text, text, marks, fc.boolean(), (before, one, other, after, isAlike) => {
        const expected = before + one;
        const whole = (isAlike ? expected : other) + after;
        expect(longhand(shorthand(whole, expected), expected)).toBe(whole);
        expect(longhand(shorthand(before + other, one), one)).toBe(before + other);
      }),
    );
  });

  // offline-149
  it('gives back every permalink of a product of any name', () => {
    fc.assert(
      fc.property(text, text, text, text, (name, strength, form, permalink) => {
        const plain = plainPermalink({ name, strength, form });
        for (const whole of [permalink, plain, `${plain}-2`, `${plain}${permalink}`])
          expect(longhand(shorthand(whole, plain), plain)).toBe(whole);
      }),
    );
  });
});
