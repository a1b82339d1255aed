/** Finds a submission's order, also one that was entered from a text before its phone sent it (offline-166). */
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

/** The order under the id that travels; null where there is none. */
export async function findHandedOrder(db: Database, handOverId: string): Promise<OrderRow | null> {
  const [row] = await db.select().from(orders).where(eq(orders.handOverId, handOverId));
  return row ?? null;
}

/** The order of a submission that its phone sends, as {@link meet} finds it. */
export function meetOrder(context: AppContext, sent: SentByPhone): Promise<OrderRow | null> {
  return meet(context, sent, {
    find: findHandedOrder,
    dispute: (db, { id }) => db.update(orders).set({ handOver: 'disputed' }).where(isOpen(id)),
    take: async (tx, { id }, changes) => {
      // A visitor's key is made now: who entered the text has none.
      const accessHash = sent.owner.customerId ? null : hashToken(accessKeyOf(context, id));
      // A customer's keeps its units for good.
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

/** The order, as long as its phone has not sent it. */
const isOpen = (id: string) => and(eq(orders.id, id), isNull(orders.submissionId));

/** As {@link attachBehind}, to an order. */
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
