/**
 * Back-in-stock requests: lists them, and notifies customers when the product is available again
 * (counter-161 to counter-163).
 */
import { and, asc, desc, eq, gt, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import type { ResponseInput } from '#contract/endpoint.ts';
import type * as contract from '#contract/counter/stock-requests.ts';
import type { Database } from '#server/db/database.ts';
import { products, stockRequests } from '#server/db/tables/products.ts';
import { customers } from '#server/db/tables/sign-in.ts';
import { writeAudit, type AuditBy } from '#server/services/audit.ts';
import { fullNames } from '#server/services/catalogue/product-names.ts';
import { isShown } from '#server/services/catalogue/visible-products.ts';
import { notify } from '#server/services/notifications/notifications.ts';
import { queuePush } from '#server/services/push/queue.ts';
import { newsInStock } from '#text/counter/in-stock.ts';
import { isWaiting } from './read-products.ts';

export const waitingPageSize = 50;
/** The maximum number of listed requests per product, because anybody can create them. */
const maxPerProduct = 100;
/**
 * Days after which the shop no longer notifies automatically, because the customer has probably
 * bought the product elsewhere.
 */
const newsDays = 90;
const day = 86_400_000;
const maxNotificationsPerRun = 200;

const isThere = and(gt(products.stock, 0), isNotNull(products.listPrice), isShown);

/**
 * Notifies every customer with an account who has open requests for a product that is now for sale,
 * once per product. Several servers may run this at once. Returns the number of notifications.
 */
export async function notifyWaitingCustomers(db: Database, now: Date): Promise<number> {
  const due = await db
    .selectDistinct({
      productId: stockRequests.productId,
      customerId: customers.id,
      name: products.name,
      nameBn: products.nameBn,
      strength: products.strength,
      form: products.form,
      permalink: products.permalink,
    })
    .from(stockRequests)
    .innerJoin(products, eq(products.id, stockRequests.productId))
    .innerJoin(customers, eq(customers.id, stockRequests.customerId))
    .where(
      and(
        isWaiting,
        isThere,
        gt(stockRequests.createdAt, new Date(now.getTime() - newsDays * day)),
      ),
    )
    .limit(maxNotificationsPerRun);
  let notified = 0;
  for (const { productId, customerId, permalink, ...product } of due) {
    const isNotified = await db.transaction(async (tx) => {
      // Marking and notifying are one transaction, so nobody is notified twice.
      const marked = await tx
        .update(stockRequests)
        .set({ answeredAt: now })
        .where(
          and(
            isWaiting,
            eq(stockRequests.productId, productId),
            eq(stockRequests.customerId, customerId),
          ),
        )
        .returning({ id: stockRequests.id });
      const requestId = marked[0]?.id;
      if (requestId === undefined) return false;
      const [en, bn] = newsInStock;
      const [name, nameBn] = fullNames(product);
      const text = [en(name), bn(nameBn)] as const;
      const reference = 'PRODUCT' as const;
      await notify(tx, { customerId, text, reference, referenceId: permalink, now });
      const aboutId = String(requestId);
      const news = { about: 'product', aboutId, number: permalink, status: 'InStock' } as const;
      await queuePush(tx, { ...news, customerId, now });
      return true;
    });
    notified += isNotified ? 1 : 0;
  }
  return notified;
}

type Waiting = ResponseInput<typeof contract.waiting>;

/** Lists products with open requests: available ones first, then by the number of requests. */
export async function listWaiting(
  db: Database,
  page: number,
): Promise<Pick<Waiting, 'products' | 'total'>> {
  const people = sql<number>`count(*)::int`;
  const wanted = db
    .select({ productId: stockRequests.productId, people: people.as('people') })
    .from(stockRequests)
    .where(isWaiting)
    .groupBy(stockRequests.productId)
    .as('wanted');
  const [counted] = await db.select({ total: people }).from(wanted);
  const rows = await db
    .select({
      id: products.id,
      name: products.name,
      nameBn: products.nameBn,
      strength: products.strength,
      stock: products.stock,
      people: wanted.people,
    })
    .from(products)
    .innerJoin(wanted, eq(wanted.productId, products.id))
    .orderBy(desc(sql`${products.stock} > 0`), desc(wanted.people), asc(products.id))
    .limit(waitingPageSize)
    .offset((page - 1) * waitingPageSize);
  const requests = await requestsFor(
    db,
    rows.map(({ id }) => id),
  );
  return {
    total: counted?.total ?? 0,
    products: rows.map((row) => ({
      ...row,
      requests: requests
        .filter(({ productId }) => productId === row.id)
        .map(({ id, phone, quantity, createdAt, customerId }) => ({
          id,
          phone: phone ?? '',
          quantity,
          at: createdAt.toISOString(),
          hasAccount: customerId !== null,
        })),
    })),
  };
}

/** The oldest requests for each of the products. */
async function requestsFor(db: Database, ids: number[]) {
  if (ids.length === 0) return [];
  const { id, productId, phone, quantity, createdAt, customerId } = stockRequests;
  const ranked = db
    .select({
      id,
      productId,
      phone,
      quantity,
      createdAt,
      customerId,
      nth: sql<number>`row_number() over (partition by ${productId} order by ${createdAt}, ${id})`.as(
        'nth',
      ),
    })
    .from(stockRequests)
    .where(and(isWaiting, inArray(productId, ids)))
    .as('ranked');
  return db
    .select()
    .from(ranked)
    .where(lte(ranked.nth, maxPerProduct))
    .orderBy(asc(ranked.createdAt), asc(ranked.id));
}

/** Records that the customers were called. Returns the number of requests that were still open. */
export async function markAnswered(db: Database, ids: number[], by: AuditBy): Promise<number> {
  return db.transaction(async (tx) => {
    const marked = await tx
      .update(stockRequests)
      .set({ answeredAt: by.now, answeredBy: by.actor })
      .where(and(isWaiting, inArray(stockRequests.id, ids)))
      .returning({ id: stockRequests.id, productId: stockRequests.productId });
    for (const { id, productId } of marked) {
      const about = `request ${id}: told`;
      await writeAudit(tx, by, { action: 'stock answered', subject: String(productId), about });
    }
    return marked.length;
  });
}
