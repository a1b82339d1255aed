/**
 * `npx tsx tests/bench/row-sizes.ts [--orders 2000]`: measures the size of a customer, an order, a
 * request and a prescription in the database, with indexes, and the bytes that their writes add to
 * its log. These are the figures of docs/scale.md: counts and bytes, which do not depend on the
 * machine's load.
 *
 * Uses an installed PostgreSQL that it starts itself, or else the embedded database, whose pages
 * are the same.
 */
import { parseArgs } from 'node:util';
import { sql, type SQL } from 'drizzle-orm';
import * as v from 'valibot';
import { rowsOf } from '#server/db/rows-of.ts';
import { changeOrderStatus } from '#server/services/orders/change-status.ts';
import { aPhoto } from '#tests/server/support/files.ts';
import {
  anOrder,
  place,
  placedIn,
  setProduct,
  type AProduct,
} from '#tests/server/support/orders.ts';
import { buildTemplate } from '#tests/server/support/postgres-database.ts';
import { installedPostgres, startPostgres } from '#tests/server/support/postgres-server.ts';
import { aKey, aRequest, requestPath } from '#tests/server/support/requests.ts';
import {
  callApi,
  openTestShop,
  registeredPhone,
  signedIn,
  uploadFile,
  type TestShop,
} from '#tests/server/support/test-shop.ts';
import { aPaperPhoto } from './paper-photo.ts';
import { table, type Row } from './report.ts';

const named = v.object({ name: v.string(), table: v.number(), indexes: v.number() });
type Size = v.InferOutput<typeof named> & { rows: number };

const { values } = parseArgs({ options: { orders: { type: 'string', default: '2000' } } });
const orders = Number(values.orders);
/** One customer per this number of orders. Each also has one request with one photo. */
const ordersOfOne = 5;
const linesOfOne = [1, 2, 3, 4, 5];

const server = installedPostgres() ? await startPostgres() : null;
if (server) {
  await buildTemplate(server.url);
  process.env['TEST_DATABASE_URL'] = server.url;
}
const shop = await openTestShop();
try {
  await vacuum(shop);
  const before = await sizes(shop);
  const line = await logPosition(shop);
  const photo = await fill(shop);
  const log = (await logPosition(shop)) - line;
  await vacuum(shop);
  table(`Bytes a row, ${orders} orders`, grown(before, await sizes(shop)));
  table('Beside the rows', [
    { what: 'log (WAL) of all that, kB an order', value: Math.round(log / orders / 1_000) },
    { what: 'the photo as a phone sends it, kB', value: Math.round(photo.sent / 1_000) },
    { what: 'the photo as it is stored, kB', value: Math.round(photo.stored / 1_000) },
  ]);
} finally {
  await shop.close();
  await server?.stop();
}

/**
 * Creates customers with a phone each, their orders up to Delivered, and a request with a photo for
 * each customer.
 */
async function fill(shop: TestShop): Promise<{ sent: number; stored: number }> {
  const products: AProduct[] = [];
  for (let nth = 0; nth < 40; nth += 1)
    products.push(
      await setProduct(shop, { nth, listPrice: 12_00 + nth * 100, discount: 0, stock: 10_000_000 }),
    );
  const photo = await aPaperPhoto();
  for (let customer = 0; customer < orders / ordersOfOne; customer += 1) {
    const phone = `017${String(10_000_000 + customer)}`;
    const { headers } = await signedIn(shop, phone);
    const activityId = await registeredPhone(shop);
    for (let nth = 0; nth < ordersOfOne; nth += 1) {
      const lines = Array.from({ length: linesOfOne[nth % linesOfOne.length] ?? 1 }, (_, at) => ({
        ...must(products[(customer + nth * 7 + at) % products.length]),
        quantity: 10,
      }));
      const placed = await place(shop, anOrder({ lines, changes: { ActivityId: activityId } }), {
        ...headers,
        ...aKey(),
      });
      const { Id } = placedIn(placed.envelope.Data ?? placed.envelope);
      if (Id === '') throw new Error(`No order: ${JSON.stringify(placed.envelope)}`);
      for (const status of ['Confirmed', 'Processing', 'Delivering', 'Delivered'] as const)
        await changeOrderStatus(shop.database.db, Id, status, shop.clock.now);
    }
    // A row's size does not depend on its photo: one of full size is enough.
    const sent = customer === 0 ? photo : await aPhoto();
    const { envelope } = await uploadFile(shop, sent, { headers });
    const changes = { ActivityId: activityId, ImgId: [String(envelope.Id)] };
    await callApi(shop, requestPath, aRequest(changes), { ...headers, ...aKey() });
  }
  const stored = await numberOf(shop, sql`select max(size) as number from prescriptions`);
  return { sent: photo.length, stored };
}

function must<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('There is nothing there.');
  return value;
}

async function sizes(shop: TestShop): Promise<Map<string, Size>> {
  const question = sql`
    select relname as name, pg_table_size(relid)::int as table, pg_indexes_size(relid)::int as indexes
    from pg_stat_user_tables where schemaname = 'public'`;
  const counted = new Map<string, Size>();
  for (const size of await rowsOf(shop.database.db, named, question)) {
    const count = sql`select count(*)::int as number from ${sql.identifier(size.name)}`;
    counted.set(size.name, { ...size, rows: await numberOf(shop, count) });
  }
  return counted;
}

/** The growth of each table per row: pages on the disk, including their free space. */
function grown(before: Map<string, Size>, after: Map<string, Size>): Row[] {
  return [...after.values()]
    .flatMap((now) => {
      const then = before.get(now.name) ?? { rows: 0, table: 0, indexes: 0 };
      const rows = now.rows - then.rows;
      if (rows < 20) return [];
      const heap = (now.table - then.table) / rows;
      const indexes = (now.indexes - then.indexes) / rows;
      return [
        {
          table: now.name,
          rows,
          'rows an order': (rows / orders).toFixed(2),
          row: Math.round(heap),
          indexes: Math.round(indexes),
          'both, an order': Math.round(((heap + indexes) * rows) / orders),
        },
      ];
    })
    .toSorted((a, b) => b['both, an order'] - a['both, an order']);
}

async function vacuum(shop: TestShop): Promise<void> {
  await shop.database.db.execute(sql`vacuum analyze`);
}

/** Bytes written to the log so far. */
function logPosition(shop: TestShop): Promise<number> {
  const since = sql`pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')`;
  return numberOf(shop, sql`select ${since}::int8 as number`);
}

async function numberOf(shop: TestShop, question: SQL): Promise<number> {
  const [row] = await rowsOf(shop.database.db, v.object({ number: v.number() }), question);
  return row?.number ?? 0;
}
