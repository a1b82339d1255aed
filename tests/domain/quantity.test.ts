import { describe, expect, it } from 'vitest';
import { orderLimits } from '#domain/order-checks.ts';
import { maxUnits } from '#domain/bag.ts';
import { quantityTyped } from '#domain/quantity.ts';

describe('a typed quantity', () => {
  // bag-15, bag-17
  it.each([
    ['', 0],
    ['0', 0],
    ['7', 7],
    ['১২', 12],
    [' 07 ', 7],
    [' ০৭ ', 7],
    ['１২', 12],
    ['\u066312', 312],
    ['1\u200d2', 12],
    ['\u202a12\u202c', 12],
    ['12345', 12_345],
  ])('"%s" is %i', (typed, quantity) => {
    expect(quantityTyped(typed)).toBe(quantity);
  });

  it.each(['2.5', '-5', '1e3', '১x২', 'two', '1 500', '+3'])('"%s" is not a quantity', (typed) => {
    expect(quantityTyped(typed)).toBeNaN();
  });

  // bag-14, request-order-13
  it('the upper limit is the same everywhere', () => {
    expect([maxUnits, orderLimits.quantity]).toEqual([9_999, 9_999]);
  });
});
