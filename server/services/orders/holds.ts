/**
 * Guests' orders reserve units for a limited time until the pharmacy confirms them, and never more
 * than half of the stock (checkout-119).
 */
import { and, asc, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { orderLines, orders } from '#server/db/tables/orders.ts';
import { products } from '#server/db/tables/products.ts';
import type { AppContext } from '#server/services/app-context.ts';
import type { CheckedOrder } from './check-order.ts';
import { returnToStock, takeFromStock } from './stock.ts';

/** The share of a product's units that unconfirmed guest orders may reserve. */
const guestsShare = 0.5;
/** The number of orders per batch whose units are released. */
const portion = 50;

/** The time until which a guest order placed at `now` reserves its units; null for no limit. */
export function guestHold(
  { guestHoldHours }: Pick<AppContext, 'guestHoldHours'>,
  now: Date,
): Date | null {
  return guestHoldHours > 0 ? new Date(now.getTime() + guestHoldHours * 3_600_000) : null;
}

type Lines = CheckedOrder['lines'];

/**
 * Whether guests' reservations, with these lines, stay within their share of every product. Locks
 * the products, so that concurrent orders of them wait.
 */
export async function fitsGuestsShare(tx: Database, lines: Lines): Promise<boolean> {
  const ids = lines.map(({ productId }) => productId);
  const there = await tx
    .select({ id: products.id, stock: products.stock })
    .from(products)
    .where(inArray(products.id, ids))
    .orderBy(asc(products.id))
    .for('update');
  const held = await tx
    .select({
      productId: orderLines.productId,
      units: sql`sum(${orderLines.quantity})`.mapWith(Number),
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(and(isNotNull(orders.heldUntil), inArray(orderLines.productId, ids)))
    .groupBy(orderLines.productId);
  const heldOf = new Map(held.map(({ productId, units }) => [productId, units]));
  const stockOf = new Map(there.map(({ id, stock }) => [id, stock]));
  return lines.every(({ productId, quantity }) => {
    const reserved = heldOf.get(productId) ?? 0;
    const all = (stockOf.get(productId) ?? 0) + reserved;
    return reserved + quantity <= all * guestsShare;
  });
}

/**
 * Releases the units of orders whose reservation has expired; the orders remain. Returns the number
 * of orders. Several servers may run this at once: each order is released once.
 */
export async function releaseHolds(db: Database, now: Date): Promise<number> {
  const due = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(lt(orders.heldUntil, now), eq(orders.paid, 0)))
    .limit(portion);
  let released = 0;
  for (const { id } of due) released += (await releaseHold(db, id, now)) ? 1 : 0;
  return due.length < portion ? released : released + (await releaseHolds(db, now));
}

function releaseHold(db: Database, id: string, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [order] = await tx
      .update(orders)
      .set({ heldUntil: null, releasedAt: now })
      .where(and(eq(orders.id, id), lt(orders.heldUntil, now), eq(orders.paid, 0)))
      .returning({ id: orders.id });
    if (!order) return false;
    await returnToStock(tx, await linesOfOrder(tx, id));
    return true;
  });
}

/**
 * Takes the units again for an order that lost its reservation and now proceeds. Throws the refusal
 * that names the missing product.
 */
export async function takeReleased(tx: Database, orderId: string): Promise<void> {
  const [released] = await tx
    .update(orders)
    .set({ releasedAt: null })
    .where(and(eq(orders.id, orderId), isNotNull(orders.releasedAt)))
    .returning({ id: orders.id });
  if (!released) return;
  const lines = await linesOfOrder(tx, orderId);
  await takeFromStock(
    tx,
    orderId,
    lines.toSorted((a, b) => a.productId - b.productId),
  );
}

/** Makes the orders' reservations permanent. Orders whose units were released are not changed. */
export async function keepForGood(tx: Database, orderIds: string[]): Promise<void> {
  await tx
    .update(orders)
    .set({ heldUntil: null })
    .where(and(inArray(orders.id, orderIds), isNull(orders.releasedAt)));
}

function linesOfOrder(tx: Database, orderId: string) {
  return tx.select().from(orderLines).where(eq(orderLines.orderId, orderId));
}
