import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deliveryChargeFor } from '#domain/delivery-charge.ts';

const dhaka = { standard: 80_00, threshold: 1000_00, reduced: 40_00 };

describe('the delivery charge', () => {
  // checkout-26
  it('the charge is 0 when no district is chosen', () => {
    expect(deliveryChargeFor(5000_00, null)).toBe(0);
  });

  // checkout-26
  it('the charge is the district’s standard charge below maxAmount', () => {
    expect(deliveryChargeFor(999_99, dhaka)).toBe(80_00);
  });

  // checkout-27
  it('the charge is minChargeAmount when the total equals maxAmount', () => {
    expect(deliveryChargeFor(1000_00, dhaka)).toBe(40_00);
  });

  // checkout-27
  it('the charge is minChargeAmount when the total exceeds maxAmount', () => {
    expect(deliveryChargeFor(1000_01, dhaka)).toBe(40_00);
  });

  // checkout-27
  it('a maxAmount of 0 means that there is no threshold', () => {
    expect(deliveryChargeFor(9999_00, { ...dhaka, threshold: 0 })).toBe(80_00);
    expect(deliveryChargeFor(0, { ...dhaka, threshold: 0 })).toBe(80_00);
  });

  it('the charge is always one of the district’s two charges', () => {
    const amount = fc.nat({ max: 10_000_000 });
    const charges = fc.record({ standard: amount, threshold: amount, reduced: amount });
    fc.assert(
      fc.property(amount, charges, (total, charge) => {
        expect([charge.standard, charge.reduced]).toContain(deliveryChargeFor(total, charge));
      }),
    );
  });
});
