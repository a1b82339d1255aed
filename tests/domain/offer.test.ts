import { describe, expect, it } from 'vitest';
import { givesCashback } from '#domain/offer.ts';

describe('the offers of the checkout', () => {
  // customer-area-144
  it.each([
    ['cashback', true],
    ['CASHBACK', true],
    ['Cash Back Offer', true],
    ['', true],
    ['Discount', false],
    ['coupon', false],
  ])("the offer type '%s' gives cashback: %s", (type, isOne) => {
    expect(givesCashback({ type })).toBe(isOne);
  });
});
