/** Questions about orders, as plain values. */
import { queryOptions } from '@tanstack/react-query';
import * as orders from '#contract/orders.ts';
import * as prescriptions from '#contract/prescriptions.ts';
import type { OrderTab } from '#domain/order.ts';
import { askPatiently } from './patiently.ts';
import { privateKey } from './private.ts';

/** Rows per page (S2 §9). */
export const orderPageSizes = { history: 5, purchases: 10 } as const;

/** The customer's orders of a tab, 5 per page. */
export const ordersQuery = (customerId: string, tab: OrderTab, page: number) =>
  queryOptions({
    queryKey: privateKey(customerId, 'orders', tab, page),
    queryFn: ({ signal }) =>
      askPatiently(
        orders.list,
        { pageNumber: page, pageSize: orderPageSizes.history, status: tab },
        signal,
      ),
  });

/** The list of the Purchases screen, 10 per page. */
export const purchasesQuery = (customerId: string, page: number) =>
  queryOptions({
    queryKey: privateKey(customerId, 'purchases', page),
    queryFn: ({ signal }) =>
      askPatiently(
        orders.purchases,
        { filter: [], pageNumber: page, pageSize: orderPageSizes.purchases },
        signal,
      ),
  });

/** One of the customer's orders with its products. */
export const orderQuery = (customerId: string, orderId: string) =>
  queryOptions({
    queryKey: privateKey(customerId, 'order', orderId),
    queryFn: ({ signal }) => askPatiently(orders.details, { id: orderId }, signal),
  });

/** A guest's order, by the key that its placement gave. */
export const guestOrderQuery = (orderId: string, accessKey: string) =>
  queryOptions({
    queryKey: ['guest-order', orderId, accessKey],
    queryFn: ({ signal }) =>
      askPatiently(orders.guestDetails, { Id: orderId, AccessKey: accessKey }, signal),
    retry: false,
  });

/** The prescriptions of one order. */
export const orderPrescriptionsQuery = (customerId: string, orderId: string) =>
  queryOptions({
    queryKey: privateKey(customerId, 'order-prescriptions', orderId),
    queryFn: ({ signal }) => askPatiently(prescriptions.byOrder, { id: orderId }, signal),
  });

/** The customer's saved prescriptions. */
export const savedPrescriptionsQuery = (customerId: string) =>
  queryOptions({
    queryKey: privateKey(customerId, 'prescriptions'),
    queryFn: ({ signal }) => askPatiently(prescriptions.list, {}, signal),
  });
