import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { longhand, shorthand } from '#contract/shorthand.ts';
import { plainPermalink } from '#domain/permalink.ts';

const marks = fc.constantFrom('', '*', '=', '**', '=*', '-2', '.webp');
const text = fc.oneof(fc.string({ unit: 'grapheme' }), fc.stringMatching(/^[a-z0-9-]{0,12}$/));

describe('a shortened text', () => {
  // offline-149
  it('the expected text becomes a mark, and a longer text the mark and the rest', () => {
    expect(shorthand('napa-syrup', 'napa-syrup')).toBe('*');
    expect(shorthand('napa-syrup-60-ml-bottle', 'napa-syrup')).toBe('*-60-ml-bottle');
    expect(shorthand('seclo', 'napa-syrup')).toBe('seclo');
  });

  // offline-149
  it('any text is restored, whatever text was expected', () => {
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
  it('the permalink of a product with any name is restored', () => {
    fc.assert(
      fc.property(text, text, text, text, (name, strength, form, permalink) => {
        const plain = plainPermalink({ name, strength, form });
        for (const whole of [permalink, plain, `${plain}-2`, `${plain}${permalink}`])
          expect(longhand(shorthand(whole, plain), plain)).toBe(whole);
      }),
    );
  });
});
