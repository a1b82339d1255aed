import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { figuresOf, type OrderFigureName } from '#domain/order-figures.ts';

type Order = Parameters<typeof figuresOf>[0];

function anOrder(changes: Partial<Order> = {}): Order {
  const total = 50_000;
  const deliveryCharge = 6_000;
  return {
    total,
    couponDiscount: 0,
    deliveryCharge,
    payable: total + deliveryCharge,
    paid: 0,
    left: total + deliveryCharge,
    ...changes,
  };
}

function amountsOf(order: Order): Partial<Record<OrderFigureName, number>> {
  return Object.fromEntries(figuresOf(order).map(({ name, amount }) => [name, amount]));
}

describe('the amounts of an order', () => {
  // customer-area-35
  it('a coupon or a wallet without a deduction has no line', () => {
    expect(figuresOf(anOrder()).map(({ name }) => name)).toEqual([
      'total',
      'charge',
      'payable',
      'paid',
      'left',
    ]);
  });

  // checkout-109, customer-area-36
  it('the wallet’s part is shown, although the wire has no field for it', () => {
    const order = anOrder({ payable: 51_000, paid: 1_000, left: 50_000 });
    expect(amountsOf(order)).toMatchObject({ wallet: -5_000, paid: 1_000, left: 50_000 });
  });

  // checkout-109, customer-area-37
  it('an unpaid amount is never shown below 0', () => {
    expect(amountsOf(anOrder({ paid: 60_000, left: -4_000 }))).toMatchObject({ left: 0 });
  });

  // customer-area-35
  it('a cancelled order has no payable amount', () => {
    const names = figuresOf(anOrder({ status: 'Cancelled', left: 0 })).map(({ name }) => name);
    expect(names).toEqual(['total', 'charge', 'orderAmount', 'paid', 'left']);
  });

  // payments-46
  it('refunds follow, if there are any', () => {
    const refund = { wallet: 1_000, due: 0, byHand: 2_000 };
    expect(amountsOf(anOrder({ refund }))).toMatchObject({
      walletRefund: 1_000,
      handRefund: 2_000,
    });
    expect(amountsOf(anOrder({ refund }))).not.toHaveProperty('refundDue');
  });

  // customer-area-35, customer-area-36
  it('the amounts add up with any coupon, wallet and payments', () => {
    const amount = fc.integer({ min: 0, max: 1_000_000 });
    fc.assert(
      fc.property(amount, amount, amount, amount, amount, (total, charge, off, purse, given) => {
        const coupon = Math.min(off, total);
        const wallet = Math.min(purse, total - coupon);
        const payable = total - coupon + charge - wallet;
        const paid = Math.min(given, payable);
        const order = {
          total,
          couponDiscount: coupon,
          deliveryCharge: charge,
          payable,
          paid,
          left: payable - paid,
        };
        const shown = amountsOf(order);
        const sum = total + (shown.coupon ?? 0) + charge + (shown.wallet ?? 0);
        expect(sum).toBe(shown.payable);
        expect(payable - (shown.paid ?? 0)).toBe(shown.left);
      }),
    );
  });
});
