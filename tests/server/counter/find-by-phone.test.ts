/** The counter's search by a customer's number among many rows: which rows it reads. */
import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import * as v from 'valibot';
import { rowsOf } from '#server/db/rows-of.ts';
import { listOrders } from '#server/services/orders/list-orders.ts';
import { queuePage } from '#server/services/queue/queue-list.ts';
import { anOrder, place, setProduct } from '#tests/server/support/orders.ts';
import { sendRequest } from '#tests/server/support/counter-requests.ts';
import { aKey } from '#tests/server/support/requests.ts';
import { signedIn, useTestShop, type TestShop } from '#tests/server/support/test-shop.ts';

const many = 20_000;
const portion = 4_000;
const tables = ['orders', 'request_orders', 'shipping_addresses'];
const read = v.object({ name: v.string(), whole: v.number(), rows: v.number() });
const shop = useTestShop();

/** An order and a request, and many more like them, each with its own address and number. */
beforeAll(async () => {
  const { headers } = await signedIn(shop, '01711111190');
  const product = await setProduct(shop, { nth: 0, listPrice: 1_50, discount: 30, stock: 900 });
  await place(shop, anOrder({ lines: [{ ...product, quantity: 1 }] }), { ...headers, ...aKey() });
  await sendRequest(shop, headers);
  const { db } = shop.database;
  for (const [table, from] of [
    ['orders', 100_000],
    ['request_orders', 200_000],
  ] as const) {
    const name = sql.identifier(table);
    // In batches, because the shop's time limit for a statement also applies here.
    for (let first = from + 1; first <= from + many; first += portion) {
      const numbers = sql`generate_series(${first}::integer, ${first + portion - 1}::integer) n`;
      await db.execute(sql`
        insert into shipping_addresses
        select more.* from (select * from shipping_addresses limit 1) one, ${numbers},
          jsonb_populate_record(null::shipping_addresses, to_jsonb(one) || jsonb_build_object('id', n,
            'receiver_phone', '01800' || n, 'customer_phone', '01900' || n)) more`);
      await db.execute(sql`
        insert into ${name}
        select more.* from (select * from ${name} limit 1) one, ${numbers},
          jsonb_populate_record(null::${name}, to_jsonb(one) || jsonb_build_object('id', 'more-' || n,
            'letter_id', null, 'hand_over_id', null, 'order_number', n, 'address_id', n)) more`);
    }
    await db.execute(sql`analyze ${name}`);
  }
  await db.execute(sql`analyze shipping_addresses`);
});

/**
 * How often these queries scan each of the tables sequentially, and how many rows they read that
 * way.
 */
async function readsOf(ask: (db: TestShop['database']['db']) => Promise<unknown>) {
  return shop.database.db.transaction(async (tx) => {
    const count = async () =>
      rowsOf(
        tx,
        read,
        sql`
          select relname as name, seq_scan::integer as whole,
            (seq_tup_read + coalesce(idx_tup_fetch, 0))::integer as rows
          from pg_stat_xact_user_tables where relname in ${tables} order by relname`,
      );
    const before = await count();
    await ask(tx);
    return (await count()).map(({ name, whole, rows }) => {
      const earlier = before.find((one) => one.name === name);
      return { name, whole: whole - (earlier?.whole ?? 0), rows: rows - (earlier?.rows ?? 0) };
    });
  });
}

// counter-50
it.each([
  ['who receives it', '01800100077', '01800200077'],
  ['who asked', '01900100077', '01900200077'],
])('the queue finds by the number of %s without reading every order', async (_, first, second) => {
  const now = shop.clock.now;
  for (const find of [first, second]) {
    const reads = await readsOf(async (db) => {
      const { rows } = await queuePage(db, {
        kinds: ['request', 'order'],
        group: 'open',
        find,
        after: '',
        size: 20,
        memberId: '',
        now,
      });
      expect(rows).toHaveLength(1);
    });
    expect(reads.map(({ name }) => name)).toEqual(tables);
    for (const { name, whole, rows } of reads)
      expect([find, name, whole, rows < 50]).toEqual([find, name, 0, true]);
  }
});

// counter-141
it('the list of orders also finds by a number without reading every order', async () => {
  const reads = await readsOf(async (db) => {
    const { orders } = await listOrders(db, { filter: 'all', find: '01800100077', page: 1 });
    expect(orders).toHaveLength(1);
  });
  for (const { name, whole, rows } of reads)
    expect([name, whole, rows < 50]).toEqual([name, 0, true]);
});
