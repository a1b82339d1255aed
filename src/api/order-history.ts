/** A customer's orders (customer-area-21, customer-area-30, customer-area-104). */
import type { Page } from '#contract/lists.ts';
import * as orders from '#contract/orders.ts';
import * as prescriptions from '#contract/prescriptions.ts';
import { isInTab, type OrderDetails, type OrderSummary } from '#domain/order.ts';
import type { OrderTab } from '#domain/order-tabs.ts';
import type { Prescription } from '#domain/prescription.ts';
import { callWithTimeout } from './with-timeout.ts';
import type { PrivateQuestion } from './private-question.ts';

/** Orders on a page (customer-area-23). */
export const ordersPerPage = 5;
/** Purchases on a page (customer-area-104). */
export const purchasesPerPage = 10;

export function ordersQuestion(tab: OrderTab, page: number): PrivateQuestion<Page<OrderSummary>> {
  return {
    key: ['orders', tab, page],
    ask: async (signal) => {
      const request = { pageNumber: page, pageSize: ordersPerPage, status: tab };
      const answer = await callWithTimeout(orders.list, request, signal);
      if (answer.rows.every((order) => isInTab(order, tab))) return answer;
      // A legacy host does not know `status`: the tab is filled here (customer-area-24).
      const own = (await everyOrder(signal)).filter((order) => isInTab(order, tab));
      return {
        rows: own.slice((page - 1) * ordersPerPage, page * ordersPerPage),
        total: own.length,
      };
    },
  };
}

/** Orders asked for at once, and how often at most, where a tab is filled on the phone. */
const atOnce = 100;
const mostAsked = 10;

async function everyOrder(signal: AbortSignal): Promise<OrderSummary[]> {
  const all: OrderSummary[] = [];
  for (let page = 1; page <= mostAsked; page += 1) {
    const request = { pageNumber: page, pageSize: atOnce, status: 'All' } as const;
    const answer = await callWithTimeout(orders.list, request, signal);
    all.push(...answer.rows);
    const isCounted = answer.isCounted !== false;
    const isLast = isCounted ? all.length >= answer.total : answer.rows.length < atOnce;
    if (isLast || answer.rows.length === 0) break;
  }
  return all;
}

export function orderQuestion(id: string): PrivateQuestion<OrderDetails> {
  return { key: ['order', id], ask: (signal) => callWithTimeout(orders.details, { id }, signal) };
}

export function orderPrescriptionsQuestion(id: string): PrivateQuestion<Prescription[]> {
  return {
    key: ['order-prescriptions', id],
    ask: (signal) => callWithTimeout(prescriptions.byOrder, { id }, signal),
  };
}

export function purchasesQuestion(page: number): PrivateQuestion<Page<OrderSummary>> {
  return {
    key: ['purchases', page],
    ask: (signal) =>
      callWithTimeout(
        orders.purchases,
        { filter: [], pageNumber: page, pageSize: purchasesPerPage },
        signal,
      ),
  };
}
