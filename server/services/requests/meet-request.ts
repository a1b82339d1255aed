/** Finds a submission's request, also one that was entered from a text before its phone sent it (offline-166). */
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { requestOrderPrescriptions } from '#server/db/tables/request-prescriptions.ts';
import { requestOrders } from '#server/db/tables/requests.ts';
import type { AppContext } from '#server/services/app-context.ts';
import { attachBehind, meet, type SentByPhone } from '#server/services/hand-over/meeting.ts';

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
      return met ?? null;
    },
    attach: attachToRequest,
  });
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
