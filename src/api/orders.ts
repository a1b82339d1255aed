/** Questions about orders, as plain values. */
import { queryOptions } from '@tanstack/react-query';
import * as orders from '#contract/orders.ts';
import * as prescriptions from '#contract/prescriptions.ts';
import { callWithTimeout } from './with-timeout.ts';
import { privateKey } from './private.ts';

/** A guest's order, by the key that its placement gave. */
export const guestOrderQuery = (orderId: string, accessKey: string) =>
  queryOptions({
    queryKey: ['guest-order', orderId, accessKey],
    queryFn: ({ signal }) =>
      callWithTimeout(orders.guestDetails, { Id: orderId, AccessKey: accessKey }, signal),
    retry: false,
  });

/** The customer's saved prescriptions. */
export const savedPrescriptionsQuery = (customerId: string) =>
  queryOptions({
    queryKey: privateKey(customerId, 'prescriptions'),
    queryFn: ({ signal }) => callWithTimeout(prescriptions.list, {}, signal),
    // One that was removed on another phone must not go with an order.
    staleTime: 0,
  });
