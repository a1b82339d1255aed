import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalPhone, latinDigits } from '#domain/phone.ts';

describe('a Bangladeshi mobile number', () => {
  // customer-area-124, sign-in-9
  it.each([
    '01712345678',
    '+8801712345678',
    '8801712345678',
    '008801712345678',
    '০১৭১২৩৪৫৬৭৮',
    '+৮৮০১৭১২৩৪৫৬৭৮',
    '01712-345678',
    ' 017 12 34 56 78 ',
    '+88 (017) 12345678',
    '01712\u00a0345678',
  ])('written as %s is 01712345678', (written) => {
    expect(canonicalPhone(written)).toBe('01712345678');
  });

  // sign-in-8
  it.each(['013', '014', '015', '016', '017', '018', '019'])('may begin with %s', (start) => {
    expect(canonicalPhone(`${start}12345678`)).toBe(`${start}12345678`);
  });

  // checkout-64, customer-area-124, sign-in-8
  it.each([
    ['', 'nothing'],
    ['01212345678', 'a 2 in the third place'],
    ['0171234567', 'a digit short'],
    ['017123456789', 'a digit long'],
    ['1712345678', 'without the zero'],
    ['07123456789', 'a landline'],
    ['+9101712345678', 'another country'],
    ['+008801712345678', 'plus and zeros'],
    ['01712345678x', 'a character'],
    ['+88+8801712345678', 'twice the country'],
    ['017123\n45678 01812345678', 'two numbers'],
  ])('is not %j (%s)', (written) => {
    expect(canonicalPhone(written)).toBeNull();
  });

  // customer-area-124, sign-in-8, sign-in-9
  it('is the same however it is written, and stays what it is', () => {
    const number = fc
      .tuple(fc.integer({ min: 3, max: 9 }), fc.integer({ min: 0, max: 99_999_999 }))
      .map(([operator, rest]) => `01${operator}${String(rest).padStart(8, '0')}`);
    const prefix = fc.constantFrom('', '88', '+88', '0088');
    const gap = fc.constantFrom('', ' ', '-');
    fc.assert(
      fc.property(number, prefix, gap, fc.boolean(), (phone, before, between, isBengali) => {
        const spaced = [before, phone.slice(0, 5), phone.slice(5)].join(between);
        const written = isBengali
          ? spaced.replace(/\d/g, (digit) => String.fromCharCode(0x09e6 + Number(digit)))
          : spaced;
        expect(canonicalPhone(written)).toBe(phone);
        expect(canonicalPhone(phone)).toBe(phone);
      }),
    );
  });
});

describe('Bengali digits', () => {
  it('are read as Latin ones, other text stays', () => {
    expect(latinDigits('০১২৩৪৫৬৭৮৯ টি 5')).toBe('0123456789 টি 5');
  });
});
