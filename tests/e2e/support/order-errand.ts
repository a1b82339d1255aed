import { expect } from 'vitest';
import type { Errand } from './errand.ts';
import {
  atCheckout,
  fillOrder,
  orderNumberShown,
  placePath,
  pressPlace,
  stockOf,
  untilOrderKept,
} from './order-form.ts';
import { expectBalanced, readOrders } from './order-ledger.ts';

/** A customer's order, paid in part with a coupon and the wallet: what must move once, or not at all. One per test file. */
export function anOrderErrand(): Errand {
  let stockBefore: Record<string, number> = {};
  return {
    path: placePath,
    language: 'bn',
    async open(house) {
      const page = await atCheckout(house, 'customer');
      stockBefore = await stockOf(page);
      return page;
    },
    write: fillOrder,
    send: pressPlace,
    untilKept: untilOrderKept,
    number: /N-[\d০-৯]+/,
    numberShown: orderNumberShown,
    async expectHeld({ pharmacy }, number) {
      const ledger = await readOrders(pharmacy);
      expect(ledger.orders).toMatchObject([{ number, isGuest: false, status: 'Pending' }]);
      expectBalanced(ledger, { stockBefore, withMoney: true });
    },
  };
}
