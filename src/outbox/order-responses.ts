/** The pharmacy's responses to orders, stored beside the submissions: the worker may have received them while no page was open. */
import * as v from 'valibot';
import { orderStatuses, type OrderSummary, type PlacedOrder } from '#domain/order.ts';
import { sorted } from '#domain/sorted.ts';
import { outboxStore, receiptKey } from './store.ts';

const keyPrefix = 'order-key/';
const bySubmission = (submissionId: string) => `placed/${submissionId}`;
const byOrder = (orderId: string) => keyPrefix + orderId;
const lastKnownOf = (orderId: string) => `order-seen/${orderId}`;

/** What the list of orders shows of one; never whose it is, or where it goes. */
const lastKnown = v.object({
  orderNo: v.string(),
  status: v.picklist([...orderStatuses, 'Unknown']),
  statusText: v.string(),
  createdAt: v.string(),
  /** Null until the pharmacy was asked: its first response names the number alone. */
  payable: v.nullable(v.number()),
  /** When the pharmacy said so, in milliseconds. */
  at: v.number(),
});

export type LastKnownOrder = v.InferOutput<typeof lastKnown>;

/** A guest's order whose key this phone holds. */
export interface GuestOrder {
  id: string;
  accessKey: string;
  /** Null where an earlier build stored the key alone. */
  lastKnown: LastKnownOrder | null;
}

/** Stores the response: by its submission, and a guest's key by the order's id. */
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

/** A guest's key that came otherwise: with an accepted answer, or in a link. A phone without room for it does without. */
export async function keepAccessKey(orderId: string, accessKey: string): Promise<void> {
  await outboxStore.write(byOrder(orderId), accessKey).catch(() => undefined);
}

/** The response to a submission; null where this phone has none. */
export async function orderResponseOf(submissionId: string): Promise<PlacedOrder | null> {
  const stored = await outboxStore.read(bySubmission(submissionId)).catch(() => null);
  return isOrderResponse(stored) ? stored : null;
}

/** The key of a guest's order that this phone has placed; '' where it has none. */
export async function accessKeyOf(orderId: string): Promise<string> {
  const stored = await outboxStore.read(byOrder(orderId)).catch(() => null);
  return typeof stored === 'string' ? stored : '';
}

/** Every guest's order whose key this phone holds, the newest first. Rejects where the storage cannot be read. */
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

/** Stores how a guest's order stands, where this phone holds its key: a link that was only opened here leaves nothing. */
export async function storeLastKnown(orderId: string, order: OrderSummary): Promise<void> {
  if (!(await accessKeyOf(orderId))) return;
  const { orderNo, status, statusText, createdAt, payable } = order;
  const known = { orderNo, status, statusText, createdAt, payable, at: Date.now() };
  await outboxStore.write(lastKnownOf(orderId), known).catch(() => undefined);
}

/** Takes a guest's order off this phone's list, with its key. */
export async function forgetGuestOrder(orderId: string): Promise<void> {
  await outboxStore.remove([byOrder(orderId), lastKnownOf(orderId)]);
}

/** What a customer was told about these submissions goes with them: responses, receipts, numbers. */
export async function forgetOrderResponses(submissionIds: readonly string[]): Promise<void> {
  await outboxStore.remove(submissionIds.flatMap((id) => [bySubmission(id), receiptKey(id)]));
}

function isOrderResponse(stored: unknown): stored is PlacedOrder {
  if (typeof stored !== 'object' || stored === null) return false;
  const fields = { id: null, orderNo: null, accessKey: null, ...stored };
  return [fields.id, fields.orderNo, fields.accessKey].every((part) => typeof part === 'string');
}
