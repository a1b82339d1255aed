/** Counts in the database after fault trials: doubled submissions and missing units. */
import { count, eq, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { contactMessages } from '#server/db/tables/contact.ts';
import { orderLines, orders } from '#server/db/tables/orders.ts';
import { products } from '#server/db/tables/products.ts';
import { requestOrders } from '#server/db/tables/requests.ts';

export async function unitsInStock(db: Database): Promise<number> {
  const [row] = await db.select({ units: sql<number>`sum(${products.stock})::int` }).from(products);
  return row?.units ?? 0;
}

export async function unitsOrdered(db: Database): Promise<number> {
  const [row] = await db
    .select({ units: sql<number>`coalesce(sum(${orderLines.quantity}), 0)::int` })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(eq(orders.source, 'WEB_CART'));
  return row?.units ?? 0;
}

/**
 * The number of submissions that exist in several rows. Each test submission has its id as its
 * remark or message.
 */
export async function submissionsInSeveralRows(db: Database): Promise<number> {
  let doubled = 0;
  for (const [table, said] of [
    [orders, orders.remarks],
    [requestOrders, requestOrders.remarks],
    [contactMessages, contactMessages.message],
  ] as const) {
    const rows = await db
      .select({ said, rows: count() })
      .from(table)
      .where(sql`${said} ~ '^[0-9a-f-]{36}$'`)
      .groupBy(said)
      .having(sql`count(*) > 1`);
    doubled += rows.length;
  }
  return doubled;
}
