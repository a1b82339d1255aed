/** A customer's orders (S2 §7). */
import type { Page } from '#contract/lists.ts';
import * as orders from '#contract/orders.ts';
import * as prescriptions from '#contract/prescriptions.ts';
import type { OrderDetails, OrderSummary, OrderTab } from '#domain/order.ts';
import type { Prescription } from '#domain/prescription.ts';
import { askPatiently } from './patiently.ts';
import type { PrivateQuestion } from './private-question.ts';

/** Orders on a page (S2 §9). */
export const ordersPerPage = 5;
/** Purchases on a page (S2 §9). */
export const purchasesPerPage = 10;

export function ordersQuestion(tab: OrderTab, page: number): PrivateQuestion<Page<OrderSummary>> {
  return {
    key: ['orders', tab, page],
    ask: (signal) =>
      askPatiently(orders.list, { pageNumber: page, pageSize: ordersPerPage, status: tab }, signal),
  };
}

export function orderQuestion(id: string): PrivateQuestion<OrderDetails> {
  return { key: ['order', id], ask: (signal) => askPatiently(orders.details, { id }, signal) };
}

export function orderPrescriptionsQuestion(id: string): PrivateQuestion<Prescription[]> {
  return {
    key: ['order-prescriptions', id],
    ask: (signal) => askPatiently(prescriptions.byOrder, { id }, signal),
  };
}

export function purchasesQuestion(page: number): PrivateQuestion<Page<OrderSummary>> {
  return {
    key: ['purchases', page],
    ask: (signal) =>
      askPatiently(
        orders.purchases,
        { filter: [], pageNumber: page, pageSize: purchasesPerPage },
        signal,
      ),
  };
}
