/** Ticks an order's lines while they are picked (counter-121). */
import { and, eq } from 'drizzle-orm';
import { isEnded } from '#domain/order-moves.ts';
import type { Database } from '#server/db/database.ts';
import { orderLines } from '#server/db/tables/orders.ts';
import { writeAudit } from '#server/services/audit.ts';
import { notFound } from '#server/services/failures.ts';
import { Refusal } from '#server/services/refusal.ts';
import { orderRefusals } from '#text/counter/order-refusals.ts';
import { orderNo } from '#text/orders.ts';
import { lockOrder, type OrderBy } from './lock-order.ts';

/** Ticks or unticks a line. A repeated call changes nothing. Throws refusals. */
export async function pickLine(
  db: Database,
  { orderId, lineId, isPicked }: { orderId: string; lineId: number; isPicked: boolean },
  by: OrderBy,
): Promise<void> {
  await db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (isEnded(order.status)) throw new Refusal(orderRefusals.ended);
    if (order.status === 'Pending') throw new Refusal(orderRefusals.notConfirmedYet);
    const ofOrder = and(eq(orderLines.orderId, orderId), eq(orderLines.id, lineId));
    const [line] = await tx.select().from(orderLines).where(ofOrder);
    if (!line) throw notFound();
    if ((line.pickedAt !== null) === isPicked) return;
    const picked = { pickedBy: by.actor, pickedAt: by.now };
    await tx
      .update(orderLines)
      .set(isPicked ? picked : { pickedBy: null, pickedAt: null })
      .where(ofOrder);
    await writeAudit(tx, by, {
      action: isPicked ? 'orders pick' : 'orders unpick',
      subject: orderNo(order.orderNumber),
      about: `${line.quantity} × ${line.name} ${line.strength}`.trim(),
    });
  });
}
