import { expect } from 'vitest';
import type { FaultScenario } from './fault-scenario.ts';
import {
  atCheckout,
  fillOrder,
  orderNumberShown,
  placePath,
  pressPlace,
  stockOf,
  untilOrderSaved,
} from './order-form.ts';
import { expectBalanced, readOrders } from './stored-orders.ts';

/**
 * A customer's order, partly paid with a coupon and the wallet: each must be used once or not at
 * all. One per test file.
 */
export function anOrderScenario(): FaultScenario {
  let stockBefore: Record<string, number> = {};
  return {
    path: placePath,
    language: 'bn',
    async open(world) {
      const page = await atCheckout(world, 'customer');
      stockBefore = await stockOf(page);
      return page;
    },
    write: fillOrder,
    send: pressPlace,
    untilSaved: untilOrderSaved,
    number: /N-[\d০-৯]+/,
    numberShown: orderNumberShown,
    async expectHeld({ pharmacy }, number) {
      const stored = await readOrders(pharmacy);
      expect(stored.orders).toMatchObject([{ number, isGuest: false, status: 'Pending' }]);
      expectBalanced(stored, { stockBefore, withMoney: true });
    },
  };
}
