import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalPhone } from '#domain/phone.ts';

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
    '\u202d01712345678\u202c',
    '\u202a+880 1712-345678\u202c',
    '\u206801712345678\u2069',
    '01712\u2011345678',
    '01712\u2013345678',
    '01712\u2212345678',
    '০১৭১২\u200d৩৪৫৬৭৮',
    '01712\u200b345678',
    '01712\ufe0d345678',
    '01712\u202f345678',
    '01712\u00ad345678',
    '1712345678',
    '+880 01712-345678',
    '+880 (0) 1712 345678',
    '01712/345678',
    'tel:+8801712345678',
    'sms:01712345678',
    'https://wa.me/8801712345678',
    'wa.me/8801712345678',
    'https://wa.me/8801712345678?text=Napa',
    'whatsapp://send?phone=+8801712345678',
    'tel:01712345678;ext=1',
    'https://api.whatsapp.com/send?phone=8801712345678',
    '０１７１２３４５６７８',
    '＋８８０１７１２３４５６７８',
    '०१७१२३४५६७८',
    '٠١٧١٢٣٤٥٦٧٨',
  ])('%s is read as 01712345678', (written) => {
    expect(canonicalPhone(written)).toBe('01712345678');
  });

  // sign-in-8
  it.each(['013', '014', '015', '016', '017', '018', '019'])(
    'a number may begin with %s',
    (start) => {
      expect(canonicalPhone(`${start}12345678`)).toBe(`${start}12345678`);
    },
  );

  // checkout-64, customer-area-124, sign-in-8
  it.each([
    ['', 'nothing'],
    ['01212345678', 'a 2 in the third place'],
    ['0171234567', 'a digit short'],
    ['017123456789', 'a digit long'],
    ['0712345678', 'a 0 in the place of the 1'],
    ['01712345678, 01912345678', 'two numbers'],
    ['01712345678/01912345678', 'two numbers'],
    ['02-9110000', 'a landline of Dhaka'],
    ['881712345678', 'another country, with a digit less'],
    ['1234567890', 'ten digits of none'],
    ['https://example.com/8801712345678', 'another link'],
    ['07123456789', 'a landline'],
    ['+9101712345678', 'another country'],
    ['+008801712345678', 'plus and zeros'],
    ['01712345678x', 'a character'],
    ['+88+8801712345678', 'twice the country'],
    ['017123\n45678 01812345678', 'two numbers'],
  ])('%j is not a number (%s)', (written) => {
    expect(canonicalPhone(written)).toBeNull();
  });

  // customer-area-124, sign-in-8, sign-in-9
  it('every spelling of a number has the same canonical form, which stays unchanged', () => {
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
