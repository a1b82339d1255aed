/** Units that visitors' orders keep until the pharmacy confirms them: for a time, and never more than half (checkout-119). */
import { and, asc, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { orderLines, orders } from '#server/db/tables/orders.ts';
import { products } from '#server/db/tables/products.ts';
import type { AppContext } from '#server/services/app-context.ts';
import type { CheckedOrder } from './check-order.ts';
import { returnToStock, takeFromStock } from './stock.ts';

/** The part of a product's units that orders which nobody has confirmed may keep from others. */
const guestsShare = 0.5;
/** Orders whose units go back in one step. */
const portion = 50;

/** Until when a visitor's order of now keeps its units; null for ever. */
export function guestHold(
  { guestHoldHours }: Pick<AppContext, 'guestHoldHours'>,
  now: Date,
): Date | null {
  return guestHoldHours > 0 ? new Date(now.getTime() + guestHoldHours * 3_600_000) : null;
}

type Lines = CheckedOrder['lines'];

/** True where with these lines visitors keep no more than their share of any product. Others who order these wait. */
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
    const kept = heldOf.get(productId) ?? 0;
    const all = (stockOf.get(productId) ?? 0) + kept;
    return kept + quantity <= all * guestsShare;
  });
}

/** Puts the units of orders back that were kept long enough; the orders stay. Answers how many. Each goes back once, whoever looks. */
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

/** Takes the units of an order that goes on without having them; throws the refusal that names what is missing. */
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

/** The order keeps its units from now on, where it has them. */
export async function keepForGood(tx: Database, orderIds: string[]): Promise<void> {
  await tx
    .update(orders)
    .set({ heldUntil: null })
    .where(and(inArray(orders.id, orderIds), isNull(orders.releasedAt)));
}

function linesOfOrder(tx: Database, orderId: string) {
  return tx.select().from(orderLines).where(eq(orderLines.orderId, orderId));
}
