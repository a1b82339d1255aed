/**
 * `npx tsx tests/bench/postgres.ts [--products 232000 --seconds 10]`: measures the API on a
 * PostgreSQL that it starts itself, with synchronous commits and an invented catalogue of that many
 * products in addition to the seed: response times, waits while the catalogue changes, orders, two
 * processes, overload. Client and server share the machine's cores: compare ratios within one run.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openPostgres } from '#server/db/open-postgres.ts';
import { limitless } from '#tests/server/support/limitless.ts';
import { sharedSecret } from '#tests/server/support/machines.ts';
import { ownDatabase } from '#tests/server/support/postgres-database.ts';
import { startPostgres } from '#tests/server/support/postgres-server.ts';
import { startServer, type ServerProcess } from '#tests/server/support/server-process.ts';
import { apiLatency } from './api-latency.ts';
import { crowdOf, residentMegabytes, underLoad, users } from './api-load.ts';
import { afterChanges, whileImporting } from './changing-catalogue.ts';
import { fullList, largeCatalogue } from './large-catalogue.ts';
import { overloaded } from './overload.ts';
import { guestsOrders, ordersPlaced } from './placed-orders.ts';
import { table } from './report.ts';
import { productsOf, somePermalinks } from './some-products.ts';
import { oneAndTwo } from './two-processes.ts';

const { values } = parseArgs({
  options: {
    products: { type: 'string', default: String(fullList) },
    seconds: { type: 'string', default: '10' },
  },
});
const lines = Number(values.products);
const duration = Number(values.seconds);

const work = mkdtempSync(join(tmpdir(), 'bench-postgres-'));
const running: ServerProcess[] = [];
const postgres = await startPostgres('synced');
process.env['TEST_DATABASE_URL'] = postgres.url;
const { url } = await ownDatabase('empty');
const env = {
  ...limitless,
  MOST_LAG_MS: '3000',
  DATABASE_URL: url,
  SECRET: sharedSecret,
  DEMO: 'yes',
};

sayLoad();
try {
  const shop = await start();
  const { db, close } = await openPostgres(url, { connections: 2 });
  const csv = largeCatalogue(join(work, 'large.csv'), lines);
  const at = { origin: shop.origin, folder: join(work, 'import'), env, csv, lines };
  const added = await whileImporting('all of them new', at);
  const products = await productsOf(shop.origin);
  const calls = await apiLatency(shop.origin, products);
  table(
    'API latency, PostgreSQL, one client',
    calls.map((call) => ({ ...call, goal: 'p95 ≤ 20 ms' })),
  );
  table(
    'A search while the index is made anew',
    await afterChanges({ db, products, origin: shop.origin }),
  );
  table('An import, and who asks meanwhile', [
    added,
    await whileImporting('all of them there', at),
  ]);

  const permalinks = await somePermalinks(shop.origin);
  const browsing = crowdOf(permalinks);
  table('API under load, PostgreSQL', [
    {
      ...(await underLoad(shop, browsing, { connections: users, duration })),
      goal: '≥ 1000 a second, p95 ≤ 200 ms, ≤ 350 MB',
    },
  ]);
  table('Orders, each a transaction on the disk', await ordersPlaced({ db, shop, duration }));

  const second = await start();
  table(
    `Two processes on one PostgreSQL, ${availableParallelism()} cores, which they share with it and with the callers`,
    await oneAndTwo([shop.origin, second.origin], browsing.requests, duration),
  );
  await second.stop();
  table('Three times overload', [
    await overloaded(shop.origin, await guestsOrders(shop), duration),
  ]);
  table('Resident memory', [
    { when: 'after all of this, MB', value: residentMegabytes(shop.pid), goal: '≤ 350' },
  ]);
  await close();
} finally {
  await Promise.all(running.map((one) => one.kill()));
  await postgres.stop();
  rmSync(work, { recursive: true, force: true });
}
sayLoad();

async function start(): Promise<ServerProcess> {
  const started = await startServer(join(work, `process-${running.length}`), env);
  running.push(started);
  return started;
}

function sayLoad(): void {
  const load = loadavg().map((one) => one.toFixed(2));
  console.log(`load ${load.join(' ')}, ${availableParallelism()} cores, Node ${process.version}`);
}
