/** A payment back from the journal. */
import { eq, ne, and, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '#server/db/database.ts';
import { journalMoment, textOrNull } from '#server/db/journal-rows.ts';
import { orders } from '#server/db/tables/orders.ts';
import { payments } from '#server/db/tables/payments.ts';
import { tellPaid } from '#server/services/orders/tell.ts';

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

/** Writes a try to pay back as far as it had come, and counts what was paid; false where it is known so. */
export async function restorePayment(
  db: Database,
  row: v.InferOutput<typeof paymentRow>,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [order] = await tx.select().from(orders).where(eq(orders.id, row.orderId));
    if (!order) return false;
    // A try that was only begun says nothing about one that is there.
    const isNews = row.status === 'Pending' ? sql`false` : ne(payments.status, row.status);
    const written = await tx
      .insert(payments)
      .values(row)
      .onConflictDoUpdate({
        target: payments.id,
        set: row,
        setWhere: and(eq(payments.id, row.id), ne(payments.status, 'Success'), isNews),
      })
      .returning({ id: payments.id });
    if (written.length === 0) return false;
    if (row.status !== 'Success') return true;
    await tx
      .update(orders)
      .set({ paid: sql`${orders.paid} + ${row.amount}` })
      .where(eq(orders.id, row.orderId));
    await tellPaid(tx, order, row, row.paidAt ?? row.createdAt);
    return true;
  });
}
