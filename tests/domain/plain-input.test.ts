import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { typedCode } from '#domain/one-time-code.ts';
import { latinDigits, plainCode, plainInput } from '#domain/plain-input.ts';
import { quantityTyped } from '#domain/quantity.ts';

const invisible = [
  '\u00ad',
  '\u061c',
  '\u200b',
  '\u200c',
  '\u200d',
  '\u200e',
  '\u202a',
  '\u202c',
  '\u2060',
  '\u2068',
  '\ufe0f',
  '\ufeff',
  '\u{e0101}',
];

describe('digits', () => {
  it('the digits of every script with ten digits are read', () => {
    const systems = Intl.supportedValuesOf('numberingSystem').map((numberingSystem) =>
      Array.from({ length: 10 }, (_, digit) =>
        new Intl.NumberFormat('en', { numberingSystem }).format(digit),
      ).join(''),
    );
    const decimal = systems.filter((digits) => /^\p{Nd}{10}$/u.test(digits));
    expect(decimal.length).toBeGreaterThan(30);
    for (const digits of decimal) expect(latinDigits(digits)).toBe('0123456789');
    expect(latinDigits('০১২৩৪৫৬৭৮৯ টি 5 ²½')).toBe('0123456789 টি 5 ²½');
  });
});

describe('a short input', () => {
  // sign-in-9
  it('invisible characters are removed and dashes unified', () => {
    expect(plainInput('\u202a＋৮৮０ 1812\u2011345\u2013678\u202c ')).toBe('+880 1812-345-678');
  });

  // sign-in-39, bag-15, checkout-30
  it('invisible characters at any position change nothing', () => {
    const noise = fc.array(fc.constantFrom(...invisible), { maxLength: 3 });
    const digits = fc.integer({ min: 100_000, max: 999_999 }).map(String);
    fc.assert(
      fc.property(digits, fc.array(noise, { minLength: 7, maxLength: 7 }), (typed, between) => {
        const spoilt = Array.from(typed, (digit, at) => digit + (between[at] ?? []).join('')).join(
          '',
        );
        expect(typedCode(spoilt)).toBe(typed);
        expect(quantityTyped(spoilt)).toBe(Number(typed));
        expect(plainCode(`eid\u2011${spoilt} `)).toBe(`EID-${typed}`);
      }),
    );
  });
});
