/** Finds a submission's request, also one that was entered from a text before its phone sent it (offline-166). */
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

/** The request under the id that travels; null where there is none. */
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

/** The request of a submission that its phone sends, as {@link meet} finds it. */
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
 * The order that it became before its phone sent it goes the same way (counter-232): to the phone,
 * and to its customer where it was nobody's. A visitor's opens with the key it has.
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

/** The request, as long as its phone has not sent it. */
const isOpen = (id: string) => and(eq(requestOrders.id, id), isNull(requestOrders.submissionId));

/** As {@link attachBehind}, to a request. */
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
