/**
 * Counts recent orders per product, for the "popular" order of every list (docs/decisions/0017).
 */
import { and, asc, eq, gte, ne, sql } from 'drizzle-orm';
import { markCatalogueChanged } from './catalogue.ts';
import type { Database } from '#server/db/database.ts';
import { orderLines, orders } from '#server/db/tables/orders.ts';
import { products } from '#server/db/tables/products.ts';

const day = 86_400_000;
/** Days that count: long enough for three purchases of a monthly medicine. */
const popularDays = 90;

/**
 * Recounts the orders of the last 90 days that contain each product, except cancelled ones. It
 * counts orders and not units, because forty tablets are no more popular than one bottle. Marks the
 * catalogue as changed only if a count changed.
 */
export async function refreshPopularity(db: Database, now: Date): Promise<void> {
  const since = new Date(now.getTime() - popularDays * day);
  await db.transaction(async (tx) => {
    // One aggregate over three months of orders, once a day. It blocks nobody and cannot be split
    // into portions, so it gets a longer timeout.
    await tx.execute(sql`set local statement_timeout = '60s'`);
    const ordered = tx
      .select({
        id: products.id,
        times: sql<number>`count(distinct ${orders.id})::int`.as('times'),
      })
      .from(products)
      .leftJoin(orderLines, eq(orderLines.productId, products.id))
      .leftJoin(
        orders,
        and(
          eq(orders.id, orderLines.orderId),
          ne(orders.status, 'Cancelled'),
          gte(orders.createdAt, since),
        ),
      )
      .groupBy(products.id)
      .as('ordered');
    const hasChanged = ne(products.popularity, ordered.times);
    // Lock the rows in the order of their ids, as orders do, to prevent deadlocks.
    const changing = await tx
      .select({ id: products.id })
      .from(products)
      .innerJoin(ordered, eq(products.id, ordered.id))
      .where(hasChanged)
      .orderBy(asc(products.id))
      .for('update', { of: products });
    if (changing.length === 0) return;
    await tx
      .update(products)
      .set({ popularity: sql`${ordered.times}` })
      .from(ordered)
      .where(and(eq(products.id, ordered.id), hasChanged));
    await markCatalogueChanged(tx);
  });
}
