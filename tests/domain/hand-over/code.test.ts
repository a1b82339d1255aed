import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressTypes } from '#domain/address.ts';
import { readHandOver, smsCount, writeHandOver } from '#domain/hand-over/code.ts';
import type { HandedContent, HandedOver } from '#domain/hand-over/content.ts';
import { aHandedOrder, aHandedRequest } from '#tests/builders/handed-over.ts';

const count = fc.nat({ max: 2_000_000_000 });
const bengali = fc.string({
  unit: fc.integer({ min: 0x980, max: 0x9ff }).map((character) => String.fromCodePoint(character)),
  maxLength: 60,
});
const text = fc.oneof(
  bengali,
  fc.string({ maxLength: 60 }),
  fc.string({ unit: 'binary', maxLength: 20 }),
);
const phone = fc.nat({ max: 999_999_999 }).map((digits) => `01${String(digits).padStart(9, '0')}`);
const address = fc.record({
  receiverName: text,
  receiverPhone: phone,
  customerPhone: fc.oneof(fc.constant(''), phone),
  division: count,
  district: count,
  area: count,
  address: text,
});
const order = fc.record({
  kind: fc.constant('order' as const),
  lines: fc.array(fc.record({ product: count, quantity: count }), { maxLength: 100 }),
  coupon: count,
  paymentMethod: fc.constantFrom('CASH_ON_DELIVERY' as const, 'PAY_NOW' as const),
  isAutoOrder: fc.boolean(),
  addressType: fc.constantFrom(null, ...addressTypes),
  remarks: text,
  address,
  agreed: fc.record({
    total: count,
    deliveryCharge: count,
    couponDiscount: count,
    wallet: count,
    cashback: count,
    payable: count,
  }),
});
const request = fc.record({
  kind: fc.constant('request-order' as const),
  rows: fc.array(fc.record({ name: text, strength: text, quantity: count }), { maxLength: 20 }),
  remarks: text,
  address: fc.oneof(fc.constant(null), address),
});
const handedOver: fc.Arbitrary<HandedOver> = fc.record({
  id: fc.string({
    unit: fc.constantFrom(...Array.from('0123456789abcdef')),
    minLength: 24,
    maxLength: 24,
  }),
  isCustomers: fc.boolean(),
  content: fc.oneof<fc.Arbitrary<HandedContent>[]>(order, request),
});

describe('the text of a hand-over', () => {
  // offline-163
  it('the text is read as it was written, in Bengali and any other script', () => {
    fc.assert(
      fc.property(handedOver, (handed) => {
        expect(readHandOver(writeHandOver(handed))).toEqual({ handed });
      }),
    );
  });

  // offline-163
  it('the text is found in a message, with line breaks and other words', () => {
    const handed = { id: '0'.repeat(24), isCustomers: false, content: aHandedOrder() };
    const lines = writeHandOver(handed).replace(/(.{20})/g, '$1\r\n');
    expect(readHandOver(`আমার অর্ডার:\n${lines}\nধন্যবাদ`)).toEqual({ handed });
  });

  // offline-163
  it('the text is read even if a chat has inserted invisible characters or another dash', () => {
    const handed = { id: '0'.repeat(24), isCustomers: false, content: aHandedOrder() };
    const text = writeHandOver(handed);
    const spoilt = `${text.slice(0, 4)}${text
      .slice(4)
      .replace(/(.{7})/g, '$1\u200b')
      .replaceAll('-', '\u2011')}`;
    expect(readHandOver(spoilt)).toEqual({ handed });
  });

  // offline-163
  it('the text consists of characters that every SMS transmits unchanged', () => {
    fc.assert(
      fc.property(handedOver, (handed) => {
        expect(writeHandOver(handed)).toMatch(/^HO1:[\w+-]*$/);
        expect(writeHandOver(handed)).not.toContain('_');
      }),
    );
  });

  // offline-163
  it('an order of two products with a Bengali address takes one SMS', () => {
    const handed = { id: 'f'.repeat(24), isCustomers: false, content: aHandedOrder() };
    expect(smsCount(writeHandOver(handed))).toBe(1);
  });

  // offline-163
  it('the text is counted in SMS of 160 characters, or of 153 in a longer message', () => {
    expect([1, 160, 161, 306, 307].map((length) => smsCount('A'.repeat(length)))).toEqual([
      1, 1, 2, 2, 3,
    ]);
  });
});

describe('a damaged text', () => {
  // offline-164
  it('a text without its end is never accepted', () => {
    fc.assert(
      fc.property(handedOver, fc.double({ min: 0, max: 1, noNaN: true }), (handed, share) => {
        const whole = writeHandOver(handed);
        const part = whole.slice(0, 4 + Math.floor(share * (whole.length - 5)));
        expect(readHandOver(part)).toEqual({ problem: 'cut' });
      }),
    );
  });

  // offline-164
  it('a text with a wrong character is never accepted', () => {
    fc.assert(
      fc.property(
        handedOver,
        fc.nat(),
        fc.constantFrom(...Array.from('aZ09+-_?অ')),
        (handed, seed, character) => {
          const whole = writeHandOver(handed);
          const at = 4 + (seed % (whole.length - 4));
          fc.pre(whole[at] !== character && at < whole.length - 1);
          const mistyped = whole.slice(0, at) + character + whole.slice(at + 1);
          expect(['cut', 'mistyped']).toContain(readHandOver(mistyped).problem);
        },
      ),
    );
  });

  // offline-164
  it('a text with two swapped neighbours, or with a doubled character, is never accepted', () => {
    fc.assert(
      fc.property(handedOver, fc.nat(), (handed, seed) => {
        const whole = writeHandOver(handed);
        const at = 4 + (seed % (whole.length - 6));
        const [one = '', two = ''] = whole.slice(at, at + 2);
        fc.pre(one !== two);
        const swapped = whole.slice(0, at) + two + one + whole.slice(at + 2);
        expect(readHandOver(swapped).handed).toBeUndefined();
        expect(readHandOver(whole.slice(0, at) + one + whole.slice(at)).handed).toBeUndefined();
      }),
    );
  });

  // offline-164
  it('a text of a newer version and a message without a text are reported as such', () => {
    expect(readHandOver('HO2:AAAA')).toEqual({ problem: 'newer' });
    expect(readHandOver('HO0:AAAA')).toEqual({ problem: 'mistyped' });
    expect(readHandOver('Two strips of Napa, please')).toEqual({ problem: 'none' });
    expect(readHandOver('')).toEqual({ problem: 'none' });
  });

  // offline-164
  it('arbitrary content after the prefix causes no error', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), (rest) => {
        expect(readHandOver(`HO1:${rest}`).handed).toBeUndefined();
      }),
    );
  });

  // offline-163
  it('the text is shorter than the request as JSON', () => {
    const content = aHandedRequest();
    const handed = { id: '0'.repeat(24), isCustomers: true, content };
    expect(writeHandOver(handed).length).toBeLessThan(JSON.stringify(content).length);
  });
});
