/** Prescriptions that no order or request has used for as long as the shop keeps them (prescriptions-66). */
import { and, asc, eq, gte, inArray, lt, notExists, notInArray, or, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { orderPrescriptions, orders } from '#server/db/tables/orders.ts';
import { prescriptions } from '#server/db/tables/prescriptions.ts';
import { requestOrderPrescriptions } from '#server/db/tables/request-prescriptions.ts';
import { requestOrders } from '#server/db/tables/requests.ts';
import { inPortions } from '#server/services/in-portions.ts';
import type { PrescriptionFiles } from './prescription-files.ts';

/** Each is a file as well. */
const portionSize = 100;
const ended = ['Delivered', 'Cancelled'];

/**
 * Deletes, in portions, what was uploaded before a moment and used by nothing since, bytes first:
 * a file that is gone is missed at the next time, one that is left would be found by nobody.
 */
export function forgetOldPrescriptions(
  db: Database,
  files: Pick<PrescriptionFiles, 'forget'>,
  before: Date,
): Promise<number> {
  return inPortions((portion) => forgetSome(db, files, before, portion), portionSize);
}

function forgetSome(
  db: Database,
  files: Pick<PrescriptionFiles, 'forget'>,
  before: Date,
  portion: number,
): Promise<number> {
  return db.transaction(async (tx) => {
    const old = await tx
      .select({ id: prescriptions.id, fileKey: prescriptions.fileKey })
      .from(prescriptions)
      .where(
        and(
          lt(prescriptions.createdAt, before),
          notExists(ordersUsing(tx, before)),
          notExists(requestsUsing(tx, before)),
        ),
      )
      .orderBy(asc(prescriptions.createdAt))
      .limit(portion)
      // Whoever wants to attach one of them waits, and is told that it is gone.
      .for('update');
    if (old.length === 0) return 0;
    for (const { fileKey } of old) await files.forget(fileKey);
    const ids = old.map(({ id }) => id);
    await tx.delete(orderPrescriptions).where(inArray(orderPrescriptions.prescriptionId, ids));
    await tx
      .delete(requestOrderPrescriptions)
      .where(inArray(requestOrderPrescriptions.prescriptionId, ids));
    await tx.delete(prescriptions).where(inArray(prescriptions.id, ids));
    return old.length;
  });
}

/** Orders that still need it: placed since, or not ended. */
function ordersUsing(tx: Database, since: Date) {
  return tx
    .select({ one: sql`1` })
    .from(orderPrescriptions)
    .innerJoin(orders, eq(orders.id, orderPrescriptions.orderId))
    .where(
      and(
        eq(orderPrescriptions.prescriptionId, prescriptions.id),
        or(gte(orders.createdAt, since), notInArray(orders.status, ended)),
      ),
    );
}

function requestsUsing(tx: Database, since: Date) {
  return tx
    .select({ one: sql`1` })
    .from(requestOrderPrescriptions)
    .innerJoin(requestOrders, eq(requestOrders.id, requestOrderPrescriptions.requestOrderId))
    .where(
      and(
        eq(requestOrderPrescriptions.prescriptionId, prescriptions.id),
        or(gte(requestOrders.createdAt, since), notInArray(requestOrders.status, ended)),
      ),
    );
}
