/**
 * Deletes prescriptions that no order or request has used within the retention period
 * (prescriptions-66).
 */
import { and, asc, eq, gte, inArray, lt, notExists, notInArray, or, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { orderPrescriptions, orders } from '#server/db/tables/orders.ts';
import { prescriptions } from '#server/db/tables/prescriptions.ts';
import { requestOrderPrescriptions } from '#server/db/tables/request-prescriptions.ts';
import { requestOrders } from '#server/db/tables/requests.ts';
import { inPortions } from '#server/services/in-portions.ts';
import { forgetNoted, noteForgotten, type ForgettingParts } from './forgotten-files.ts';

/** A smaller portion, because each prescription also has a file. */
const portionSize = 100;
const ended = ['Delivered', 'Cancelled'];

/**
 * Deletes, in portions, prescriptions uploaded before `before` and not used since. Returns their
 * number.
 */
export async function forgetOldPrescriptions(
  db: Database,
  files: ForgettingParts['files'],
  before: Date,
): Promise<number> {
  let forgotten = 0;
  await inPortions(async (portion) => {
    const { looked, fileKeys } = await db.transaction((tx) => forgetSome(tx, before, portion));
    await forgetNoted({ db, files }, fileKeys);
    forgotten += fileKeys.length;
    return looked;
  }, portionSize);
  return forgotten;
}

async function forgetSome(tx: Database, before: Date, portion: number) {
  const { id, fileKey, createdAt } = prescriptions;
  const isUnused = and(notExists(ordersUsing(tx, before)), notExists(requestsUsing(tx, before)));
  const locked = await tx
    .select({ id })
    .from(prescriptions)
    .where(and(lt(createdAt, before), isUnused))
    .orderBy(asc(createdAt))
    .limit(portion)
    // The lock makes orders that attach one of them wait and then fail.
    .for('update');
  const looked = locked.map((one) => one.id);
  // Check again, because an order may have used one of them while this transaction waited for its
  // lock.
  const old = await tx
    .select({ id, fileKey })
    .from(prescriptions)
    .where(and(inArray(id, looked), isUnused));
  const ids = old.map((one) => one.id);
  await tx.delete(orderPrescriptions).where(inArray(orderPrescriptions.prescriptionId, ids));
  await tx
    .delete(requestOrderPrescriptions)
    .where(inArray(requestOrderPrescriptions.prescriptionId, ids));
  await tx.delete(prescriptions).where(inArray(id, ids));
  const fileKeys = old.map((one) => one.fileKey);
  await noteForgotten(tx, fileKeys);
  return { looked: looked.length, fileKeys };
}

/** Orders that still need the prescription: placed since, or not ended. */
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
