import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { details } from '#contract/orders.ts';
import { orderAsText } from '#text/order-words.ts';
import { anOrderOnWire, aProductOnWire } from '#tests/builders/order-on-wire.ts';

/** Goods for 165.50, delivery 80, coupon 15.50 off, 30 from the wallet, 100 paid. */
const order = v.parse(
  details.response,
  anOrderOnWire({
    CouponDiscount: 15.5,
    PayableAmount: 200,
    PaidAmount: 100,
    PaymentLeft: 100,
  }),
);

describe('an order as text', () => {
  // checkout-113, customer-area-35, customer-area-42
  it('the text contains every amount from the total to the unpaid amount, in BDT', () => {
    const { title, text } = orderAsText(order, 'en');
    expect(title).toBe('Invoice N-1001');
    expect(text.split('\n').slice(-7)).toEqual([
      'Total: BDT 165.50',
      'Coupon discount: −\u00a0BDT 15.50',
      'Delivery charge: BDT 80.00',
      'From your wallet: −\u00a0BDT 30.00',
      'Payable: BDT 200.00',
      'Paid: BDT 100.00',
      'Unpaid: BDT 100.00',
    ]);
  });

  // customer-area-42, payments-27
  it('the text names the payment method, and the products in the reader’s language', () => {
    const paid = v.parse(
      details.response,
      anOrderOnWire({ PaymentMethod: 'PAY_NOW', PaymentServices: ['bKash'] }, [
        aProductOnWire({ NameBn: 'নাপা' }),
      ]),
    );
    expect(orderAsText(paid, 'en').text).toContain('Payment: Online payment (bKash)');
    expect(orderAsText(paid, 'en').text).toContain('Napa 500 mg × 10');
    expect(orderAsText(paid, 'bn').text).toContain('নাপা 500 mg × ১০');
    expect(orderAsText(order, 'en').text).not.toContain('Payment:');
  });

  // customer-area-35
  it('the text omits coupon and wallet if there were none', () => {
    const plain = v.parse(details.response, anOrderOnWire());
    expect(orderAsText(plain, 'en').text).not.toMatch(/Coupon|wallet/);
    expect(orderAsText(plain, 'bn').text).toContain('মোট: BDT ১৬৫.৫০');
  });
});
