import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountsOf, type CheckoutAmounts, type CheckoutFacts } from '#domain/checkout.ts';
import { paisaFromTaka } from '#domain/money.ts';
import {
  oracleAmounts,
  type OracleAmounts,
  type OracleCart,
} from '#tests/domain/decimal-oracle.ts';

const carts = 10_000;
const seed = 20_220_310;

/** Taka as the wire may write them: with two decimals, one, or none. */
const takaUpTo = (most: number) =>
  fc
    .tuple(fc.nat({ max: most }), fc.nat({ max: 99 }), fc.constantFrom(0, 1, 2))
    .map(([whole, fraction, places]) => {
      const decimals = String(fraction).padStart(2, '0').slice(0, places);
      return decimals ? `${whole}.${decimals}` : String(whole);
    });

const line = fc.record({
  mrp: takaUpTo(20_000),
  discount: fc.oneof(fc.constant('0'), takaUpTo(200), takaUpTo(25_000)),
  quantity: fc.oneof(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 9_999 })),
});

const cart: fc.Arbitrary<OracleCart> = fc
  .record({
    lines: fc.array(line, { minLength: 0, maxLength: 12 }),
    district: fc.option(
      fc.record({
        charge: takaUpTo(200),
        maxAmount: fc.oneof(fc.constant(null), fc.constant('0'), takaUpTo(20_000)),
        minCharge: takaUpTo(120),
      }),
    ),
    coupon: fc.oneof(fc.constant('0'), takaUpTo(500), takaUpTo(100_000)),
    credit: fc.oneof(fc.constant('0'), takaUpTo(500), takaUpTo(1_000_000)),
    usesWallet: fc.boolean(),
    // The least amounts in one cart differ, because no rule decides between two equal ones.
    offers: fc.uniqueArray(fc.record({ least: takaUpTo(5_000), discount: takaUpTo(300) }), {
      maxLength: 4,
      selector: (offer) => paisaFromTaka(offer.least),
    }),
    onThreshold: fc.boolean(),
  })
  .map(({ onThreshold, ...drawn }) => {
    // Half of the carts with a threshold have a total that equals it.
    if (!onThreshold || !drawn.district?.maxAmount) return drawn;
    const { total } = oracleAmounts(drawn);
    return { ...drawn, district: { ...drawn.district, maxAmount: total } };
  });

function factsOf(drawn: OracleCart): CheckoutFacts {
  return {
    lines: drawn.lines.map((one) => ({
      listPrice: paisaFromTaka(one.mrp),
      discount: paisaFromTaka(one.discount),
      quantity: one.quantity,
    })),
    charge: drawn.district && {
      standard: paisaFromTaka(drawn.district.charge),
      threshold: paisaFromTaka(drawn.district.maxAmount ?? 0),
      reduced: paisaFromTaka(drawn.district.minCharge),
    },
    coupon: paisaFromTaka(drawn.coupon),
    credit: drawn.usesWallet ? paisaFromTaka(drawn.credit) : 0,
    offers: drawn.offers.map((offer) => ({
      leastAmount: paisaFromTaka(offer.least),
      discount: paisaFromTaka(offer.discount),
    })),
  };
}

function written(paisa: number): string {
  const text = String(paisa).padStart(3, '0');
  return `${text.slice(0, -2)}.${text.slice(-2)}`;
}

function asOracle(amounts: CheckoutAmounts): OracleAmounts {
  return {
    total: written(amounts.total),
    charge: written(amounts.deliveryCharge),
    coupon: written(amounts.couponDiscount),
    wallet: written(amounts.wallet),
    cashback: written(amounts.cashback),
    payable: written(amounts.payable),
  };
}

describe('the amounts of an order', () => {
  // checkout-20, checkout-22, checkout-44
  it(`the amounts equal those of decimal arithmetic to the paisa in ${carts} random carts`, () => {
    fc.assert(
      fc.property(cart, (drawn) => {
        expect(asOracle(amountsOf(factsOf(drawn)))).toEqual(oracleAmounts(drawn));
      }),
      { numRuns: carts, seed },
    );
  });

  it('the oracle detects a calculation in fractional taka and a missing equality at the threshold', () => {
    const drawn = fc.sample(cart, { numRuns: 2_000, seed });
    const inTaka = drawn.filter((one) => inFloatingTaka(one) !== oracleAmounts(one).total);
    const aboveOnly = drawn.filter(
      (one) => chargeAboveOnly(one) !== asOracle(amountsOf(factsOf(one))).charge,
    );
    expect(inTaka.length).toBeGreaterThan(0);
    expect(aboveOnly.length).toBeGreaterThan(0);
  });

  it('enough carts have a total that equals the threshold', () => {
    const drawn = fc.sample(cart, { numRuns: 2_000, seed });
    const onIt = drawn.filter((one) => one.district?.maxAmount === oracleAmounts(one).total);
    expect(onIt.length).toBeGreaterThan(100);
  });
});

/** The error that whole paisa prevent: prices added as fractions and truncated. */
function inFloatingTaka(drawn: OracleCart): string {
  const sum = drawn.lines.reduce((total, { mrp, discount, quantity }) => {
    const off = Number(discount);
    return total + (off > 0 ? Math.max(0, Number(mrp) - off) : Number(mrp)) * quantity;
  }, 0);
  return (Math.floor(sum * 100) / 100).toFixed(2);
}

/** The error at the threshold: the reduced charge only applies above it (checkout-27). */
function chargeAboveOnly(drawn: OracleCart): string {
  const { charge, lines } = factsOf(drawn);
  if (!charge) return '0.00';
  const { total } = amountsOf({ lines, charge, coupon: 0, credit: 0, offers: [] });
  const isAbove = charge.threshold > 0 && total > charge.threshold;
  return written(isAbove ? charge.reduced : charge.standard);
}
