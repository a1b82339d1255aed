import { describe, expect, it } from 'vitest';
import { deliveryDaysTo, deliveryEstimate, isInsideDhaka } from '#domain/delivery-estimate.ts';
import { demoShop, datedShop } from '#tests/builders/shop.ts';

const shop = demoShop();

/** 1:09 PM and 1:10 PM in Dhaka. */
const beforeCutoff = Date.parse('2026-11-05T07:09:59.000Z');
const atCutoff = Date.parse('2026-11-05T07:10:00.000Z');

const days = (place: { district: string; area?: string }, at: number) => {
  const estimate = deliveryEstimate(shop, place, at);
  return estimate && [estimate.earliest.slice(0, 10), estimate.latest.slice(0, 10)];
};

describe('the expected delivery', () => {
  // customer-area-56
  it('delivery in Dhaka city is on the same or the next day', () => {
    expect(days({ district: 'Dhaka', area: 'Dhanmondi' }, beforeCutoff)).toEqual([
      '2026-11-05',
      '2026-11-06',
    ]);
  });

  // customer-area-56
  it('delivery elsewhere is two to four days later', () => {
    expect(days({ district: 'Sylhet' }, beforeCutoff)).toEqual(['2026-11-07', '2026-11-09']);
  });

  // catalogue-59, customer-area-57, customer-area-58
  it('the days count from the next day after the cutoff', () => {
    expect(days({ district: 'dhaka ' }, atCutoff)).toEqual(['2026-11-06', '2026-11-07']);
    expect(deliveryEstimate(shop, { district: 'Dhaka' }, atCutoff)?.leavesSameDay).toBe(false);
    expect(deliveryEstimate(shop, { district: 'Dhaka' }, beforeCutoff)?.leavesSameDay).toBe(true);
  });

  // customer-area-58
  it('the day is the one in Dhaka: an order at 1 AM there leaves on that day', () => {
    const at = Date.parse('2026-11-04T19:00:00.000Z');
    expect(days({ district: 'Dhaka' }, at)).toEqual(['2026-11-05', '2026-11-06']);
  });

  // customer-area-57
  it('the areas of the district outside the city count as outside', () => {
    expect(isInsideDhaka(shop, { district: 'Dhaka', area: 'Savar' })).toBe(false);
    expect(isInsideDhaka(shop, { district: 'Dhaka', area: 'Gulshan' })).toBe(true);
    expect(isInsideDhaka(shop, { district: 'Gazipur' })).toBe(false);
  });

  // customer-area-60
  it('there is no estimate without a district or with an invalid time', () => {
    expect(deliveryDaysTo(shop, { district: ' ' })).toBeNull();
    expect(deliveryEstimate(shop, { district: '' }, atCutoff)).toBeNull();
    expect(deliveryEstimate(shop, { district: 'Dhaka' }, Number.NaN)).toBeNull();
  });

  // customer-area-56, shell-87
  it('an operator’s own times are used', () => {
    const { delivery } = datedShop();
    const own = demoShop({ delivery: { ...delivery, outsideDhaka: { from: 3, to: 6 } } });
    expect(deliveryDaysTo(own, { district: 'Khulna' })).toEqual({ from: 3, to: 6 });
    expect(deliveryDaysTo(own, { district: 'Dhaka' })).toEqual({ from: 0, to: 1 });
  });
});
