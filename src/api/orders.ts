/** Orders of customers and guests (customer-area-21, customer-area-30, customer-area-104). */
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import type { Page } from '#contract/lists.ts';
import * as orders from '#contract/orders.ts';
import * as prescriptions from '#contract/prescriptions.ts';
import type { OrderTab } from '#domain/order-tabs.ts';
import { isInTab, type OrderDetails, type OrderSummary } from '#domain/order.ts';
import type { Prescription } from '#domain/prescription.ts';
import {
  fetchWire,
  privateQuery,
  readWire,
  type PrivateQuery,
  privateKey,
} from './private-query.ts';
import { callWithTimeout } from './with-timeout.ts';

/** A guest's order, opened with the access key from its placement. */
export const guestOrderQuery = (orderId: string, accessKey: string) =>
  queryOptions({
    queryKey: ['guest-order', orderId, accessKey],
    queryFn: ({ signal }) =>
      callWithTimeout(orders.guestDetails, { Id: orderId, AccessKey: accessKey }, signal),
    retry: false,
  });

export const savedPrescriptionsQuery = (customerId: string) =>
  queryOptions({
    queryKey: privateKey(customerId, 'prescriptions'),
    queryFn: ({ signal }) => callWithTimeout(prescriptions.list, {}, signal),
    // Always refetched: a prescription that was removed on another phone must not be sent with an
    // order.
    staleTime: 0,
  });

/** Orders per page (customer-area-23). */
export const ordersPerPage = 5;
/** Purchases per page (customer-area-104). */
export const purchasesPerPage = 10;

/**
 * The server's page of one tab, or all orders if the host does not support tabs; `read` then
 * filters them by tab (customer-area-24).
 */
const ordersOnWire = v.union([
  v.object({ tab: orders.list.response }),
  v.object({ everyPage: v.array(orders.list.response) }),
]);

export function ordersQuery(tab: OrderTab, page: number): PrivateQuery<Page<OrderSummary>> {
  return {
    key: ['orders', tab, page],
    fetchWire: async (signal) => {
      const request = { pageNumber: page, pageSize: ordersPerPage, status: tab };
      const wire = await fetchWire(orders.list, request, signal);
      const { rows } = readWire(orders.list.response, wire);
      if (rows.every((order) => isInTab(order, tab))) return { tab: wire };
      return { everyPage: await everyPage(signal) };
    },
    read: (wire) => {
      const stored = readWire(ordersOnWire, wire);
      if ('tab' in stored) return stored.tab;
      const own = stored.everyPage
        .flatMap(({ rows }) => rows)
        .filter((order) => isInTab(order, tab));
      return {
        rows: own.slice((page - 1) * ordersPerPage, page * ordersPerPage),
        total: own.length,
      };
    },
  };
}

/**
 * Orders per request, and the maximum number of requests, when the phone filters the orders of a
 * tab itself.
 */
const batchSize = 100;
const maxPages = 10;

async function everyPage(signal: AbortSignal): Promise<unknown[]> {
  const pages: unknown[] = [];
  let count = 0;
  while (pages.length < maxPages) {
    const request = { pageNumber: pages.length + 1, pageSize: batchSize, status: 'All' } as const;
    const wire = await fetchWire(orders.list, request, signal);
    const { rows, total, isCounted } = readWire(orders.list.response, wire);
    pages.push(wire);
    count += rows.length;
    const isLast = isCounted === false ? rows.length < batchSize : count >= total;
    if (isLast || rows.length === 0) break;
  }
  return pages;
}

export function orderQuery(id: string): PrivateQuery<OrderDetails> {
  return privateQuery(['order', id], orders.details, { id });
}

export function orderPrescriptionsQuery(id: string): PrivateQuery<Prescription[]> {
  return privateQuery(['order-prescriptions', id], prescriptions.byOrder, { id });
}

export function purchasesQuery(page: number): PrivateQuery<Page<OrderSummary>> {
  const request = { filter: [], pageNumber: page, pageSize: purchasesPerPage };
  return privateQuery(['purchases', page], orders.purchases, request);
}
