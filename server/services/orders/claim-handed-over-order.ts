/**
 * Finds a submission's order, including one that the counter entered from a text before the phone
 * sent it (offline-166).
 */
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { orderPrescriptions, orders } from '#server/db/tables/orders.ts';
import { hashToken } from '#server/services/accounts/tokens.ts';
import type { AppContext } from '#server/services/app-context.ts';
import {
  attachBehind,
  meet,
  type SentByPhone,
} from '#server/services/hand-over/claim-handed-over.ts';
import { accessKeyOf } from './access-key.ts';

type OrderRow = typeof orders.$inferSelect;

/** Finds an order by its hand-over id; null if there is none. */
export async function findHandedOrder(db: Database, handOverId: string): Promise<OrderRow | null> {
  const [row] = await db.select().from(orders).where(eq(orders.handOverId, handOverId));
  return row ?? null;
}

/** Matches a submission sent by its phone with an entered order, using {@link meet}. */
export function meetOrder(context: AppContext, sent: SentByPhone): Promise<OrderRow | null> {
  return meet(context, sent, {
    find: findHandedOrder,
    dispute: (db, { id }) => db.update(orders).set({ handOver: 'disputed' }).where(isOpen(id)),
    take: async (tx, { id }, changes) => {
      // A guest's access key is created now, because an entered order has none.
      const accessHash = sent.owner.customerId ? null : hashToken(accessKeyOf(context, id));
      // A customer's order reserves its units without a time limit.
      const held = sent.owner.customerId ? { heldUntil: null } : {};
      const [met] = await tx
        .update(orders)
        .set({ ...changes, ...held, accessHash })
        .where(isOpen(id))
        .returning();
      return met ?? null;
    },
    attach: attachToOrder,
  });
}

/** Matches the order while its phone has not sent it yet. */
const isOpen = (id: string) => and(eq(orders.id, id), isNull(orders.submissionId));

/** Like {@link attachBehind}, for an order. */
export async function attachToOrder(
  tx: Database,
  orderId: string,
  prescriptionIds: string[],
): Promise<string[]> {
  const there = await tx
    .select({ id: orderPrescriptions.prescriptionId })
    .from(orderPrescriptions)
    .where(eq(orderPrescriptions.orderId, orderId))
    .orderBy(asc(orderPrescriptions.position));
  return attachBehind(tx, there, prescriptionIds, (rows) =>
    tx.insert(orderPrescriptions).values(rows.map((row) => ({ orderId, ...row }))),
  );
}
