/**
 * Finds a submission's request, including one that the counter entered from a text before the phone
 * sent it (offline-166).
 */
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { shippingAddresses } from '#server/db/tables/addresses.ts';
import { orders } from '#server/db/tables/orders.ts';
import { requestOrderPrescriptions } from '#server/db/tables/request-prescriptions.ts';
import { requestOrders } from '#server/db/tables/requests.ts';
import type { AppContext } from '#server/services/app-context.ts';
import {
  attachBehind,
  meet,
  type SentByPhone,
} from '#server/services/hand-over/claim-handed-over.ts';
import { keepForGood } from '#server/services/orders/holds.ts';
import { attachToOrder } from '#server/services/orders/claim-handed-over-order.ts';

type RequestRow = typeof requestOrders.$inferSelect;

/** Finds a request by its hand-over id; null if there is none. */
export async function findHandedRequest(
  db: Database,
  handOverId: string,
): Promise<RequestRow | null> {
  const [row] = await db
    .select()
    .from(requestOrders)
    .where(eq(requestOrders.handOverId, handOverId));
  return row ?? null;
}

/** Matches a submission sent by its phone with an entered request, using {@link meet}. */
export function meetRequest(context: AppContext, sent: SentByPhone): Promise<RequestRow | null> {
  return meet(context, sent, {
    find: findHandedRequest,
    dispute: (db, { id }) =>
      db.update(requestOrders).set({ handOver: 'disputed' }).where(isOpen(id)),
    take: async (tx, { id }, changes) => {
      const [met] = await tx.update(requestOrders).set(changes).where(isOpen(id)).returning();
      if (met) await takeOrderAlong(tx, met, sent);
      return met ?? null;
    },
    attach: async (tx, id, prescriptionIds) => {
      const [met] = await tx
        .select({ orderId: requestOrders.orderId })
        .from(requestOrders)
        .where(eq(requestOrders.id, id));
      if (met?.orderId) await attachToOrder(tx, met.orderId, prescriptionIds);
      return attachToRequest(tx, id, prescriptionIds);
    },
  });
}

/**
 * If the request became an order before its phone sent it, the order gets the same device and, if
 * it had no owner, the same customer (counter-232). A guest's order keeps its access key.
 */
async function takeOrderAlong(
  tx: Database,
  { orderId }: RequestRow,
  { owner, now }: Pick<SentByPhone, 'owner' | 'now'>,
): Promise<void> {
  if (orderId === null) return;
  const { customerId, deviceId } = owner;
  const owned = customerId ? { customerId, claimedAt: now, accessHash: null } : {};
  const [taken] = await tx
    .update(orders)
    .set({ deviceId, ...owned })
    .where(and(eq(orders.id, orderId), isNull(orders.customerId)))
    .returning({ addressId: orders.addressId });
  if (!taken || !customerId) return;
  await keepForGood(tx, [orderId]);
  await tx
    .update(shippingAddresses)
    .set({ customerId })
    .where(and(eq(shippingAddresses.id, taken.addressId), isNull(shippingAddresses.customerId)));
}

/** Matches the request while its phone has not sent it yet. */
const isOpen = (id: string) => and(eq(requestOrders.id, id), isNull(requestOrders.submissionId));

/** Like {@link attachBehind}, for a request. */
export async function attachToRequest(
  tx: Database,
  requestOrderId: string,
  prescriptionIds: string[],
): Promise<string[]> {
  const there = await tx
    .select({ id: requestOrderPrescriptions.prescriptionId })
    .from(requestOrderPrescriptions)
    .where(eq(requestOrderPrescriptions.requestOrderId, requestOrderId))
    .orderBy(asc(requestOrderPrescriptions.position));
  return attachBehind(tx, there, prescriptionIds, (rows) =>
    tx.insert(requestOrderPrescriptions).values(rows.map((row) => ({ requestOrderId, ...row }))),
  );
}
