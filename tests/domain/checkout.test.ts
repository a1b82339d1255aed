import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  amountsOf,
  cashbackFor,
  couponDiscountFor,
  disagreement,
  payableFor,
  totalDiscount,
  walletUse,
} from '#domain/checkout.ts';
import { emptyAddress, type Place } from '#domain/address.ts';
import { emptySettings } from '#domain/shop.ts';
import { offeredPayments, problemWithOrder, type OrderToCheck } from '#domain/order-checks.ts';
import { orderProblemText } from '#text/checkout.ts';

const dhaka = { standard: 80_00, threshold: 2000_00, reduced: 40_00 };
const place: Place = { id: '1', name: 'Dhaka', nameBn: 'ঢাকা', charge: dhaka };

describe('the price of an order', () => {
  // checkout-21
  it('the total is MRP minus discount when the discount is above 0, otherwise MRP, times quantity', () => {
    const amounts = amountsOf({
      lines: [
        { listPrice: 12_50, discount: 2_25, quantity: 3 },
        { listPrice: 5_00, discount: 0, quantity: 2 },
      ],
      charge: dhaka,
      coupon: 0,
      credit: 0,
      offers: [],
    });
    expect(amounts).toEqual({
      total: 40_75,
      deliveryCharge: 80_00,
      couponDiscount: 0,
      wallet: 0,
      cashback: 0,
      payable: 120_75,
    });
  });

  // checkout-22
  it('the payable is cart total minus coupon plus delivery charge minus wallet, never below 0', () => {
    const base = { total: 100_00, deliveryCharge: 80_00, couponDiscount: 30_00, wallet: 20_00 };
    expect(payableFor(base)).toBe(130_00);
    expect(payableFor({ ...base, couponDiscount: 500_00, wallet: 0 })).toBe(0);
  });

  // checkout-41
  it('the wallet pays the lesser of the credit and total minus coupon', () => {
    expect(walletUse(50_00, 200_00, 0)).toBe(50_00);
    expect(walletUse(500_00, 200_00, 30_00)).toBe(170_00);
    expect(walletUse(500_00, 20_00, 30_00)).toBe(0);
    expect(walletUse(-5_00, 20_00, 0)).toBe(0);
  });

  // checkout-43
  it('the cashback is the Discount of the first offer, sorted by LeastAmount, whose LeastAmount is at most the total', () => {
    const offers = [
      { leastAmount: 2500_00, discount: 100_00 },
      { leastAmount: 1000_00, discount: 30_00 },
    ];
    expect(cashbackFor(999_99, offers)).toBe(0);
    expect(cashbackFor(1000_00, offers)).toBe(30_00);
    expect(cashbackFor(3000_00, offers)).toBe(30_00);
    expect(cashbackFor(3000_00, [])).toBe(0);
  });

  // checkout-36
  it('a coupon takes off its amount or its percentage, rounded down, from its least amount on', () => {
    const fixed = { amount: 50_00, basisPoints: null, mostDiscount: null, leastAmount: 500_00 };
    expect(couponDiscountFor(499_99, fixed)).toBe(0);
    expect(couponDiscountFor(500_00, fixed)).toBe(50_00);
    expect(couponDiscountFor(20_00, { ...fixed, leastAmount: 0 })).toBe(20_00);
    const share = { amount: null, basisPoints: 10_00, mostDiscount: 100_00, leastAmount: 0 };
    expect(couponDiscountFor(33_33, share)).toBe(3_33);
    expect(couponDiscountFor(5000_00, share)).toBe(100_00);
  });

  // checkout-30
  it('OrderDiscount is the sum of discount × quantity', () => {
    const lines = [
      { listPrice: 10_00, discount: 1_50, quantity: 4 },
      { listPrice: 10_00, discount: 0, quantity: 9 },
    ];
    expect(totalDiscount(lines)).toBe(6_00);
  });
});

describe('the amounts that the customer agreed to', () => {
  const computed = amountsOf({
    lines: [{ listPrice: 600_00, discount: 0, quantity: 2 }],
    charge: dhaka,
    coupon: 50_00,
    credit: 20_00,
    offers: [{ leastAmount: 1000_00, discount: 30_00 }],
  });

  // checkout-79
  it('the agreement holds if the server computes the same or less', () => {
    expect(disagreement(computed, computed)).toBeNull();
    const dearer = { ...computed, total: computed.total + 1, payable: computed.payable + 1 };
    expect(disagreement(dearer, computed)).toBeNull();
  });

  // checkout-80
  it.each([
    ['prices', { total: computed.total - 1_00, payable: computed.payable - 1_00 }],
    ['deliveryCharge', { deliveryCharge: 0, payable: computed.payable - 80_00 }],
    ['coupon', { couponDiscount: 60_00, payable: computed.payable - 10_00 }],
    ['wallet', { wallet: 30_00, payable: computed.payable - 10_00 }],
    ['cashback', { cashback: 500_00 }],
    ['prices', { payable: 1 }],
  ] as const)(
    'the customer must agree again to %s if the order costs more',
    (reason, falsified) => {
      expect(disagreement({ ...computed, ...falsified }, computed)).toBe(reason);
    },
  );

  // checkout-67, checkout-79
  it('an order that costs more than agreed never goes through', () => {
    const amount = fc.integer({ min: 0, max: 500_000 });
    const amounts = fc.record({
      total: amount,
      deliveryCharge: amount,
      couponDiscount: amount,
      wallet: amount,
      cashback: amount,
      payable: amount,
    });
    fc.assert(
      fc.property(amounts, amounts, (agreed, told) => {
        const now = { ...told, payable: payableFor(told) };
        if (disagreement(agreed, now) === null) {
          expect(now.payable).toBeLessThanOrEqual(agreed.payable);
          expect(agreed.payable).toBe(payableFor(agreed));
        }
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('the payment methods that a shop offers', () => {
  const account = { isOn: true, kind: 'personal', number: '01700-000000' } as const;
  const bkash = { ...account, howTo: { en: '', bn: '' } };

  // checkout-46, payments-49
  it('PAY_NOW needs a gateway or an account that is on', () => {
    expect(offeredPayments(payment, { hasGateway: false })).toEqual(['CASH_ON_DELIVERY']);
    expect(offeredPayments(payment, { hasGateway: true })).toEqual(['PAY_NOW', 'CASH_ON_DELIVERY']);
    const accounts = { ...payment.accounts, bkash };
    const withAccount = offeredPayments({ ...payment, accounts }, { hasGateway: false });
    expect(withAccount).toEqual(['PAY_NOW', 'CASH_ON_DELIVERY']);
  });

  // checkout-46
  it('the owner chooses the methods, and cash remains if none is possible', () => {
    const cashOnly = { ...payment, offered: ['CASH_ON_DELIVERY' as const] };
    expect(offeredPayments(cashOnly, { hasGateway: true })).toEqual(['CASH_ON_DELIVERY']);
    const payNowOnly = { ...payment, offered: ['PAY_NOW' as const] };
    expect(offeredPayments(payNowOnly, { hasGateway: true })).toEqual(['PAY_NOW']);
    expect(offeredPayments(payNowOnly, { hasGateway: false })).toEqual(['CASH_ON_DELIVERY']);
  });
});

const { payment } = emptySettings;

describe('the checks of an order, in their order', () => {
  const good: OrderToCheck = {
    lines: [{ quantity: 1, isPrescriptionRequired: true }],
    paymentMethod: 'CASH_ON_DELIVERY',
    address: {
      ...emptyAddress,
      receiverPhone: '01712345678',
      division: place,
      district: place,
      address: 'House 7',
    },
    prescriptions: 0,
    offered: offeredPayments(payment, { hasGateway: false }),
    prescriptionRule: 'warn',
  };
  const said = (order: Partial<OrderToCheck>) => {
    const problem = problemWithOrder({ ...good, ...order });
    return problem && orderProblemText(problem, 'en');
  };

  // checkout-18, checkout-62
  it('a complete order has no problem, with or without a prescription', () => {
    expect(said({})).toBeNull();
  });

  // checkout-62
  it('the payment option is checked first', () => {
    expect(said({ paymentMethod: null, address: emptyAddress })).toBe(
      'Please select a payment option',
    );
  });

  // checkout-46, payments-2, payments-4
  it('PAY_NOW is only offered if a gateway is configured', () => {
    expect(said({ paymentMethod: 'PAY_NOW' })).toBe('Please select a payment option');
    expect(
      said({ paymentMethod: 'PAY_NOW', offered: offeredPayments(payment, { hasGateway: true }) }),
    ).toBeNull();
  });

  // checkout-63, errors-57
  it('the required fields are named together, and the area is not among them', () => {
    expect(said({ address: emptyAddress })).toBe(
      'Receiver Phone Number, Division, District, Address are required.',
    );
    expect(said({ address: { ...good.address, address: ' ' } })).toBe('Address is required.');
  });

  // checkout-62, checkout-64
  it('the phone is checked last', () => {
    expect(said({ address: { ...good.address, receiverPhone: '01212345678' } })).toBe(
      'Invalid phone number found.',
    );
  });

  // checkout-62
  it('an empty bag, too many lines, impossible quantities and more than 2 crore taka are refused', () => {
    expect(said({ lines: [] })).toBe('There is no product in the shopping bag');
    const line = { quantity: 1, isPrescriptionRequired: false };
    expect(problemWithOrder({ ...good, lines: Array.from({ length: 101 }, () => line) })).toEqual({
      kind: 'too-many-lines',
    });
    const total = 20_000_000_01;
    expect(problemWithOrder({ ...good, total })).toEqual({ kind: 'too-expensive' });
    expect(problemWithOrder({ ...good, total: total - 1 })).toBeNull();
    for (const quantity of [0, -1, 1.5, 10_000]) {
      expect(problemWithOrder({ ...good, lines: [{ ...line, quantity }] })).toEqual({
        kind: 'quantity-out-of-range',
      });
    }
  });

  // checkout-18
  it('a prescription is only required if the shop is configured so', () => {
    expect(problemWithOrder({ ...good, prescriptionRule: 'require' })).toEqual({
      kind: 'prescription-required',
    });
    expect(problemWithOrder({ ...good, prescriptionRule: 'require', prescriptions: 1 })).toBeNull();
  });
});
