import { join } from 'node:path';
import { asc, gt } from 'drizzle-orm';
import { openEmbedded } from '#server/db/open-database.ts';
import { products } from '#server/db/tables/products.ts';
import { requestOrderItems, requestOrders } from '#server/db/tables/requests.ts';
import { quoteRequest } from '#server/services/requests/quote-request.ts';
import type { QuotedRow } from '#server/services/requests/offers-of-rows.ts';
import type { PharmacyServer } from './server.ts';

/**
 * Quotes the only request at the pharmacy, as the counter does: the first medicine with a
 * substitute, the second unavailable, a third read from a photo. Stops the server meanwhile,
 * because the embedded database has one owner.
 */
export async function quoteTheRequest(pharmacy: PharmacyServer): Promise<void> {
  await pharmacy.stop();
  const { db, close } = await openEmbedded({ folder: join(pharmacy.dataDir, 'database') });
  try {
    const [request] = await db.select().from(requestOrders);
    const items = await db
      .select()
      .from(requestOrderItems)
      .orderBy(asc(requestOrderItems.position));
    const sold = await db.select().from(products).where(gt(products.stock, 100)).limit(2);
    const [first, second] = sold.map(({ id }) => String(id));
    if (!request || !first || !second) throw new Error('nothing to quote');
    const rows = items.map(({ id, quantity }, at): QuotedRow => {
      const offered = { kind: 'product', productId: first, isSubstitute: true, quantity } as const;
      return { from: 'request', rowId: id, answer: at === 0 ? offered : { kind: 'none' } };
    });
    rows.push({
      from: 'photo',
      name: 'Tab. Seclo 20',
      strength: '',
      quantity: 10,
      answer: { kind: 'product', productId: second, isSubstitute: false, quantity: 10 },
    });
    const by = { actor: 'Karim', memberId: null, now: new Date() };
    const note = 'একটি ওষুধ এখন নেই।';
    await quoteRequest(db, request.id, by, { version: null, rows, note, whole: null });
  } finally {
    await close();
  }
  await pharmacy.start();
}
