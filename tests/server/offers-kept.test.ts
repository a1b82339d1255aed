/** Checks that orders are paid what the first content promises (customer-area-145). */
import { describe, expect, it } from 'vitest';
import { cashbackFor, couponDiscountFor } from '#domain/checkout.ts';
import { honouredOffers } from '#domain/offer.ts';
import { seedData } from '#demo/seed/seed-data.ts';

const seed = seedData();
const cashback = seed.offers.filter((offer) => offer.kind === 'cashback');
/** Every whole taka up to 10,000, and the paisa around each minimum amount. */
const totals = [
  ...Array.from({ length: 10_001 }, (_, taka) => taka * 100),
  ...cashback.flatMap(({ leastAmount }) => [leastAmount - 1, leastAmount, leastAmount + 1]),
];

/** The amounts in a text, in paisa: `৳1,000`, `১,০০০ টাকা`. */
function amountsIn(text: string): number[] {
  const latin = text.replace(/[০-৯]/g, (digit) => String('০১২৩৪৫৬৭৮৯'.indexOf(digit)));
  const found = latin.matchAll(/৳([\d,]+)|([\d,]+) টাকা/g);
  return [...found].map(([, sign, word]) => Number((sign ?? word ?? '').replaceAll(',', '')) * 100);
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

describe('a cashback offer of the first content', () => {
  // checkout-43
  it('is paid, as much as it promises, at every total that it names, and nothing below', () => {
    expect(cashback.length).toBeGreaterThan(0);
    for (const total of totals) {
      const promised = cashback.filter((offer) => offer.leastAmount <= total);
      const paid = cashbackFor(total, cashback);
      if (promised.length === 0) expect([total, paid]).toEqual([total, 0]);
      for (const { discount } of promised) expect([total, paid]).toEqual([total, discount]);
    }
  });

  it('names in both languages the amounts of the computation', () => {
    for (const { header, headerBn, content, contentBn, leastAmount, discount } of cashback) {
      const terms = [discount, leastAmount].toSorted((a, b) => a - b);
      for (const text of [header, headerBn, content, contentBn])
        expect(amountsIn(text).toSorted((a, b) => a - b)).toEqual(terms);
    }
  });

  it('is the only promise of cashback: no banner, notice or other offer mentions any', () => {
    const others = seed.offers.filter((offer) => offer.kind !== 'cashback');
    const elsewhere = textsIn([seed.home, others]).filter((text) =>
      /cash\s?back|ক্যাশ\s?ব্যাক/i.test(text),
    );
    expect(elsewhere).toEqual([]);
  });
});

describe('a coupon of the first content', () => {
  it('gives the discount that its offer promises, from the amount that it names', () => {
    const offered = seed.offers.filter((offer) => offer.couponCode);
    expect(offered.length).toBeGreaterThan(0);
    for (const { couponCode, header, headerBn, content, contentBn } of offered) {
      const terms = seed.coupons.find(({ code, isActive }) => isActive && code === couponCode);
      if (!terms) throw new Error(`no coupon ${couponCode}`);
      for (const words of [`${header} ${content}`, `${headerBn} ${contentBn}`]) {
        const [off = 0, from = 0] = amountsIn(words);
        expect(couponDiscountFor(from, terms)).toBe(off);
        expect(couponDiscountFor(from - 1, terms)).toBe(0);
      }
    }
  });
});

describe('several cashback offers', () => {
  const small = { leastAmount: 1000_00, discount: 30_00 };
  const large = { leastAmount: 2500_00, discount: 100_00 };

  // customer-area-145
  it('promise only what the first matching one by minimum amount pays', () => {
    expect(honouredOffers([large, small])).toEqual([small]);
    const same = { leastAmount: 5000_00, discount: 30_00 };
    expect(honouredOffers([same, small])).toEqual([small, same]);
    for (const offer of honouredOffers([large, small, same]))
      for (const total of [offer.leastAmount, 9000_00])
        expect(cashbackFor(total, [large, small, same])).toBeGreaterThanOrEqual(offer.discount);
    expect(honouredOffers([])).toEqual([]);
  });
});
