/** Concurrent operations on a database with more than one connection. */
import { setTimeout as pause } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { rowsOf } from '#server/db/rows-of.ts';
import { prescriptions } from '#server/db/tables/prescriptions.ts';
import { products } from '#server/db/tables/products.ts';
import { refreshPopularity } from '#server/services/catalogue/popularity.ts';
import { aPhone } from '#tests/server/support/codes.ts';
import { aPhoto } from '#tests/server/support/files.ts';
import { anOrder, place, setProduct } from '#tests/server/support/orders.ts';
import { aKey, aRequest, requestPath } from '#tests/server/support/requests.ts';
import { callApi, signedIn, uploadFile, useTestShop } from '#tests/server/support/test-shop.ts';
import { until } from '#tests/until.ts';

/** The time in milliseconds in which an operation that does not wait has finished. */
const aMoment = 300;

const shop = useTestShop();

/** Resolves once a statement waits for a table lock. */
async function untilSomebodyWaits(): Promise<void> {
  const waiting = sql`select locktype as "lock" from pg_locks where not granted and locktype = 'relation'
    and database = (select oid from pg_database where datname = current_database())`;
  await until(async () => {
    const waits = await rowsOf(shop.database.db, v.object({ lock: v.string() }), waiting);
    expect(waits).not.toEqual([]);
  });
}

describe('a prescription that is removed while it is being sent', () => {
  const sendings = {
    order: async (id: string, headers: Record<string, string>) => {
      const product = await setProduct(shop, { nth: 3, listPrice: 100_00, discount: 0, stock: 50 });
      const lines = [{ ...product, quantity: 1 }];
      return place(shop, anOrder({ lines, changes: { ImgId: [id] } }), headers);
    },
    'request order': (id: string, headers: Record<string, string>) =>
      callApi(shop, requestPath, aRequest({ ImgId: [id] }), headers),
  };

  // prescriptions-39
  it.each([
    ['order', 'order_lines'],
    ['request order', 'request_order_items'],
  ] as const)('is still available to the pharmacist of that %s', async (what, table) => {
    const { db } = shop.database;
    const { headers } = await signedIn(shop, aPhone());
    const { envelope } = await uploadFile(shop, await aPhoto(), { headers });
    const id = String(envelope.Id);
    let both: Promise<{ status: number; envelope: { IsError: boolean } }[]> | undefined;
    await db.transaction(async (tx) => {
      await tx.execute(sql`lock table ${sql.identifier(table)} in share mode`);
      const sending = sendings[what](id, { ...headers, ...aKey() });
      await untilSomebodyWaits();
      const removing = callApi(shop, `ProductOrderArea/Prescription/Remove/${id}`, {}, headers);
      both = Promise.all([sending, removing]);
      await pause(aMoment);
    });
    const responses = await both;
    expect(responses?.map((response) => [response.status, response.envelope.IsError])).toEqual([
      [200, false],
      [200, false],
    ]);
    const [row] = await db.select().from(prescriptions).where(eq(prescriptions.id, id));
    expect(row?.removedAt).not.toBeNull();
    expect(await shop.files.has(row?.fileKey ?? '')).toBe(true);
  });

  // prescriptions-39
  it('is refused to a submission that comes after the removal', async () => {
    const { headers } = await signedIn(shop, aPhone());
    const { envelope } = await uploadFile(shop, await aPhoto(), { headers });
    const id = String(envelope.Id);
    const key = aKey();
    const { status } = await callApi(
      shop,
      `ProductOrderArea/Prescription/Remove/${id}`,
      {},
      headers,
    );
    expect(status).toBe(200);
    const sent = await sendings.order(id, { ...headers, ...key });
    expect(sent.envelope.IsError).toBe(true);
  });
});

// catalogue-26
it('the popularity is recomputed alongside orders without a deadlock', async () => {
  const { db } = shop.database;
  const [early, late] = [
    await setProduct(shop, { nth: 4, listPrice: 100_00, discount: 0, stock: 90 }),
    await setProduct(shop, { nth: 6, listPrice: 100_00, discount: 0, stock: 90 }),
  ];
  const counted = (id: number, popularity: number) =>
    db.update(products).set({ popularity }).where(eq(products.id, id));
  const sold = (tx: typeof db, id: number) =>
    tx
      .update(products)
      .set({ stock: sql`${products.stock} - 1` })
      .where(eq(products.id, id));
  // An update moves a row behind the others, so the earlier id is now behind the later one.
  await counted(late.id, 9);
  await counted(early.id, 5);
  let refreshing: Promise<void> | undefined;
  await db.transaction(async (tx) => {
    await sold(tx, early.id);
    refreshing = refreshPopularity(db, shop.clock.now);
    await pause(aMoment);
    await sold(tx, late.id);
  });
  await refreshing;
  const rows = await db.select().from(products).where(eq(products.popularity, 0));
  expect(rows.map(({ id }) => id)).toEqual(expect.arrayContaining([early.id, late.id]));
});
