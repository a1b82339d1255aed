/** A counted payment back from the journal. */
import { eq, ne, and, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '#server/db/database.ts';
import { journalMoment, textOrNull } from '#server/db/journal-rows.ts';
import { orders } from '#server/db/tables/orders.ts';
import { payments } from '#server/db/tables/payments.ts';

export const paymentRow = v.object({
  id: v.string(),
  orderId: v.string(),
  transactionId: v.string(),
  gateway: v.string(),
  service: v.string(),
  amount: v.number(),
  status: v.string(),
  proof: textOrNull,
  createdAt: journalMoment,
  paidAt: v.nullable(journalMoment),
});

/** Counts a payment that a power cut took back; false where it is counted. */
export async function restorePayment(
  db: Database,
  row: v.InferOutput<typeof paymentRow>,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [order] = await tx
      .select({ id: orders.id })
      .from(orders)
      .where(eq(orders.id, row.orderId));
    if (!order) return false;
    const written = await tx
      .insert(payments)
      .values(row)
      .onConflictDoUpdate({
        target: payments.id,
        set: row,
        setWhere: and(eq(payments.id, row.id), ne(payments.status, 'Success')),
      })
      .returning({ id: payments.id });
    if (written.length === 0) return false;
    await tx
      .update(orders)
      .set({ paid: sql`${orders.paid} + ${row.amount}` })
      .where(eq(orders.id, row.orderId));
    return true;
  });
}
