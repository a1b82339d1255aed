/**
 * The server's responses to orders. They are stored beside the submissions, because the worker may
 * receive them while no page is open.
 */
import * as v from 'valibot';
import { orderStatuses, type OrderSummary, type PlacedOrder } from '#domain/order.ts';
import { sorted } from '#domain/sorted.ts';
import { outboxStore, receiptKey } from './storage/store.ts';

const keyPrefix = 'order-key/';
const bySubmission = (submissionId: string) => `placed/${submissionId}`;
const byOrder = (orderId: string) => keyPrefix + orderId;
const lastKnownOf = (orderId: string) => `order-seen/${orderId}`;

/** The fields of an order for the list of orders. They never include the owner or the address. */
const lastKnown = v.object({
  orderNo: v.string(),
  status: v.picklist([...orderStatuses, 'Unknown']),
  statusText: v.string(),
  createdAt: v.string(),
  /** Null until the order was fetched: the first response contains only the number. */
  payable: v.nullable(v.number()),
  /** When this phone received it, in milliseconds since 1970. */
  at: v.number(),
});

export type LastKnownOrder = v.InferOutput<typeof lastKnown>;

/** A guest's order whose access key this phone has. */
export interface GuestOrder {
  id: string;
  accessKey: string;
  /** Null if an earlier build stored only the key. */
  lastKnown: LastKnownOrder | null;
}

/**
 * Stores the response under its submission's id, and a guest's access key under the order's id.
 */
export async function storeOrderResponse(
  submissionId: string,
  response: PlacedOrder,
): Promise<void> {
  await outboxStore.write(bySubmission(submissionId), response);
  const { id, orderNo, accessKey } = response;
  if (!accessKey) return;
  const at = Date.now();
  const status = { status: 'Pending', statusText: 'Pending' } as const;
  const placed = { orderNo, ...status, createdAt: new Date(at).toISOString(), payable: null, at };
  await outboxStore.writeAll([
    [byOrder(id), accessKey],
    [lastKnownOf(id), placed satisfies LastKnownOrder],
  ]);
}

/**
 * Stores a guest's access key from an accepted quote or a link. A full phone does not store it.
 */
export async function keepAccessKey(orderId: string, accessKey: string): Promise<void> {
  await outboxStore.write(byOrder(orderId), accessKey).catch(() => undefined);
}

/** The response to a submission. Null if this phone has none. */
export async function orderResponseOf(submissionId: string): Promise<PlacedOrder | null> {
  const stored = await outboxStore.read(bySubmission(submissionId)).catch(() => null);
  return isOrderResponse(stored) ? stored : null;
}

/** The access key of a guest's order. '' if this phone has none. */
export async function accessKeyOf(orderId: string): Promise<string> {
  const stored = await outboxStore.read(byOrder(orderId)).catch(() => null);
  return typeof stored === 'string' ? stored : '';
}

/**
 * All guest orders whose access key this phone has, newest first. Rejects if the storage cannot be
 * read.
 */
export async function guestOrders(): Promise<GuestOrder[]> {
  const keys = await outboxStore.keysUnder(keyPrefix);
  const orders = await Promise.all(
    keys.map(async (key) => {
      const id = key.slice(keyPrefix.length);
      const known = v.safeParse(lastKnown, await outboxStore.read(lastKnownOf(id)));
      const accessKey = await accessKeyOf(id);
      return { id, accessKey, lastKnown: known.success ? known.output : null };
    }),
  );
  const placedAt = (order: GuestOrder) => Date.parse(order.lastKnown?.createdAt ?? '') || Infinity;
  return sorted(
    orders.filter(({ accessKey }) => accessKey !== ''),
    (one, other) => (placedAt(one) < placedAt(other) ? 1 : -1),
  );
}

/**
 * Stores the status of a guest's order if this phone has its access key. An order that was only
 * opened through a link is not stored.
 */
export async function storeLastKnown(orderId: string, order: OrderSummary): Promise<void> {
  if (!(await accessKeyOf(orderId))) return;
  const { orderNo, status, statusText, createdAt, payable } = order;
  const known = { orderNo, status, statusText, createdAt, payable, at: Date.now() };
  await outboxStore.write(lastKnownOf(orderId), known).catch(() => undefined);
}

/** Removes a guest's order and its access key from this phone. */
export async function forgetGuestOrder(orderId: string): Promise<void> {
  await outboxStore.remove([byOrder(orderId), lastKnownOf(orderId)]);
}

/** Deletes the responses, receipts and order numbers of these submissions. */
export async function forgetOrderResponses(submissionIds: readonly string[]): Promise<void> {
  await outboxStore.remove(submissionIds.flatMap((id) => [bySubmission(id), receiptKey(id)]));
}

function isOrderResponse(stored: unknown): stored is PlacedOrder {
  if (typeof stored !== 'object' || stored === null) return false;
  const fields = { id: null, orderNo: null, accessKey: null, ...stored };
  return [fields.id, fields.orderNo, fields.accessKey].every((part) => typeof part === 'string');
}
