/**
 * Records on the request for which medicines an acceptance failed. The pharmacy then quotes the
 * request again (counter-70).
 */
import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { products } from '#server/db/tables/products.ts';
import { requestOrderItems, requestOrders } from '#server/db/tables/requests.ts';
import { stockOf } from '#server/services/catalogue/product-rows.ts';
import { isShown } from '#server/services/catalogue/visible-products.ts';

/**
 * Records which medicines of the quote are currently short. Returns whether it recorded any. Does
 * nothing if the quote was changed or accepted in the meantime, or if everything is available
 * again.
 */
export function noteShortage(
  db: Database,
  { requestId, version, now }: { requestId: string; version: number; now: Date },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const { id, status, orderId } = requestOrders;
    const stands = and(
      eq(id, requestId),
      eq(requestOrders.version, version),
      eq(status, 'Answered'),
      isNull(orderId),
    );
    const [request] = await tx.select({ id }).from(requestOrders).where(stands).for('update');
    if (!request) return false;
    const short = await shortOf(tx, requestId);
    if (short.size === 0) return false;
    const ofRequest = eq(requestOrderItems.requestOrderId, requestId);
    await tx.update(requestOrderItems).set({ shortLeft: null }).where(ofRequest);
    for (const [productId, shortLeft] of short)
      await tx
        .update(requestOrderItems)
        .set({ shortLeft })
        .where(and(ofRequest, eq(requestOrderItems.productId, productId)));
    await tx.update(requestOrders).set({ fellShortAt: now }).where(eq(id, requestId));
    return true;
  });
}

/**
 * Returns the stock of each product that was promised in a larger quantity; 0 for products that are
 * no longer for sale.
 */
async function shortOf(tx: Database, requestId: string): Promise<Map<number, number>> {
  const promised = new Map<number, number>();
  const rows = await tx
    .select({ productId: requestOrderItems.productId, units: requestOrderItems.available })
    .from(requestOrderItems)
    .where(
      and(eq(requestOrderItems.requestOrderId, requestId), isNotNull(requestOrderItems.productId)),
    );
  for (const { productId, units } of rows)
    if (productId !== null) promised.set(productId, (promised.get(productId) ?? 0) + (units ?? 0));
  const there = await tx
    .select({ id: products.id, stock: products.stock, listPrice: products.listPrice })
    .from(products)
    .where(and(inArray(products.id, [...promised.keys()]), isShown));
  const left = new Map(there.map((one) => [one.id, stockOf(one)]));
  const all = [...promised].map(([id, units]) => ({ id, units, left: left.get(id) ?? 0 }));
  return new Map(all.filter((one) => one.left < one.units).map((one) => [one.id, one.left]));
}
