/**
 * A pharmacist checks an order's prescriptions before it can be confirmed (counter-123,
 * counter-124).
 */
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

/**
 * A condition on order lines joined with their products: the line needs a prescription, either when
 * it was ordered or now.
 */
export function linesNeedingOne(): SQL | undefined {
  return or(orderLines.isPrescriptionRequired, products.isPrescriptionRequired);
}

/** Whether any line of the order needs a prescription. */
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
 * Records that the prescriptions are in order. A repeated call changes nothing. Throws refusals for
 * a packer, for an order that has ended, and for an order that has neither a prescription nor a
 * reason why it may go without.
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
