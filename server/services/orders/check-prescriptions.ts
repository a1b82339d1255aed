/** A pharmacist looks at an order's prescriptions before it can be confirmed (counter-123, counter-124). */
import { and, eq, or, sql, type SQL } from 'drizzle-orm';
import { isEnded } from '#domain/order-moves.ts';
import type { Database } from '#server/db/database.ts';
import { orderLines, orderPrescriptions, orders } from '#server/db/tables/orders.ts';
import { products } from '#server/db/tables/products.ts';
import { writeAudit } from '#server/services/audit.ts';
import { Refusal } from '#server/services/refusal.ts';
import { orderRefusals } from '#text/counter/order-refusals.ts';
import { orderNo } from '#text/orders.ts';
import { lockOrder, type OrderBy } from './lock-order.ts';

/** The condition of a line, beside its product: it goes only against a prescription, by what was so then or is by now. */
export function linesNeedingOne(): SQL | undefined {
  return or(orderLines.isPrescriptionRequired, products.isPrescriptionRequired);
}

/** True where something in the order goes only against a prescription. */
export async function needsCheck(db: Database, orderId: string): Promise<boolean> {
  const [line] = await db
    .select({ one: sql`1` })
    .from(orderLines)
    .leftJoin(products, eq(products.id, orderLines.productId))
    .where(and(eq(orderLines.orderId, orderId), linesNeedingOne()))
    .limit(1);
  return line !== undefined;
}

/**
 * Notes that the prescriptions are in order, once; a second time changes nothing. Throws
 * refusals: for a packer, of an order that has ended, and where there is no prescription and
 * no reason why the order may go without.
 */
export async function checkPrescriptions(
  db: Database,
  { orderId, note }: { orderId: string; note: string },
  by: OrderBy,
): Promise<void> {
  if (by.role === 'packer') throw new Refusal(orderRefusals.pharmacistChecks, { status: 403 });
  await db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order.prescriptionsCheckedBy !== null) return;
    if (isEnded(order.status)) throw new Refusal(orderRefusals.ended);
    const there = await tx.$count(orderPrescriptions, eq(orderPrescriptions.orderId, orderId));
    if (there === 0 && note === '') throw new Refusal(orderRefusals.whyWithout);
    await tx
      .update(orders)
      .set({
        prescriptionsCheckedBy: by.actor,
        prescriptionsCheckedAt: by.now,
        prescriptionsNote: note,
      })
      .where(eq(orders.id, orderId));
    const how = there === 0 ? 'goes without' : `${there} looked at`;
    await writeAudit(tx, by, {
      action: 'orders check',
      subject: orderNo(order.orderNumber),
      about: note ? `${how}: ${note}` : how,
    });
  });
}
