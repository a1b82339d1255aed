/** The prescriptions of an order, listed and added by its customer. */
import { and, asc, eq } from 'drizzle-orm';
import * as contract from '#contract/prescriptions.ts';
import type { Database } from '#server/db/database.ts';
import { orderPrescriptions, orders } from '#server/db/tables/orders.ts';
import { prescriptions } from '#server/db/tables/prescriptions.ts';
import { malformed, notFound } from '#server/services/failures.ts';
import type { AppContext } from '#server/services/app-context.ts';
import { customerOf, implement } from '#server/endpoint/implement.ts';
import { Refusal } from '#server/services/refusal.ts';
import { ordersText } from '#text/orders.ts';
import { holdUploads, requireUploads } from '#server/services/orders/destination.ts';
import { prescriptionOnWire } from '#server/services/prescriptions/prescription-rows.ts';

const maxPerOrder = 100;

export function implementOrderPrescriptions(context: AppContext): void {
  const { db } = context;

  implement(context, contract.byOrder, async ({ input, principal }) => {
    await requireOwn(db, customerOf(principal), input.id);
    const rows = await db
      .select({ id: prescriptions.id })
      .from(orderPrescriptions)
      .innerJoin(prescriptions, eq(prescriptions.id, orderPrescriptions.prescriptionId))
      .where(eq(orderPrescriptions.orderId, input.id))
      .orderBy(asc(orderPrescriptions.position));
    return rows.map(prescriptionOnWire);
  });

  implement(context, contract.addToOrder, async ({ input, principal }) => {
    const customerId = customerOf(principal);
    const { orderId } = input;
    await requireOwn(db, customerId, orderId);
    const prescriptionIds = [...new Set(input.prescriptionIds)];
    const owner = { customerId, deviceId: null };
    await requireUploads(context, { owner, submissionId: null, prescriptionIds });
    await db.transaction(async (tx) => {
      // Locks the order's row, because two concurrent additions would both count the same existing
      // files.
      const [order] = await tx
        .select({ status: orders.status })
        .from(orders)
        .where(eq(orders.id, orderId))
        .for('update');
      if (order?.status === 'Cancelled') throw new Refusal(ordersText.cancelledTakesNone);
      const there = await tx
        .select({ id: orderPrescriptions.prescriptionId })
        .from(orderPrescriptions)
        .where(eq(orderPrescriptions.orderId, orderId));
      const known = new Set(there.map((one) => one.id));
      const fresh = prescriptionIds.filter((id) => !known.has(id));
      const before = there.length;
      if (before + fresh.length > maxPerOrder) throw malformed();
      const rows = fresh.map((prescriptionId, index) => ({
        orderId,
        prescriptionId,
        position: before + index + 1,
      }));
      await holdUploads(tx, fresh);
      if (rows.length > 0) await tx.insert(orderPrescriptions).values(rows);
    });
    return null;
  });
}

async function requireOwn(db: Database, customerId: string, orderId: string): Promise<void> {
  const [order] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.customerId, customerId)));
  if (!order) throw notFound();
}
