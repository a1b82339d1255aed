import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { migrate } from '#server/db/migrate.ts';
import { openPostgres } from '#server/db/open-postgres.ts';
import { seed } from '#demo/seed.ts';
import { aPhoto } from '#tests/server/support/files.ts';
import { unitsInStock } from '#tests/server/support/ledger.ts';
import { limitless } from '#tests/server/support/limitless.ts';
import { sharedSecret } from '#tests/server/support/machines.ts';
import { countWrongs, nothingWrong, startPhones } from '#tests/server/support/patient-phones.ts';
import { startPostgres, type PostgresServer } from '#tests/server/support/postgres-server.ts';
import { startServer, type ServerProcess } from '#tests/server/support/server-process.ts';
import { startSpreadingFront } from '#tests/server/support/spreading-front.ts';
import { startSwitchingProxy, type SwitchingProxy } from '#tests/server/support/switching-proxy.ts';
import { productsOnSale } from '#tests/server/support/writers.ts';

let primary: PostgresServer;
let standby: PostgresServer;
let proxy: SwitchingProxy;
let folder = '';
let shops: ServerProcess[] = [];

/**
 * Starts a primary with a synchronous standby, and two processes of a shop that reach them through
 * one address.
 */
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'shop-failover-'));
  primary = await startPostgres();
  const database = await openPostgres(primary.url, { connections: 2 });
  await migrate(database.db);
  await seed(database.db, true);
  await database.close();
  standby = await primary.startStandby();
  proxy = await startSwitchingProxy(primary.port);
  const env = {
    ...limitless,
    DATABASE_URL: `postgres://shop@127.0.0.1:${proxy.port}/postgres`,
    SECRET: sharedSecret,
  };
  // Both use one folder, like a network drive.
  shops = await Promise.all([startServer(folder, env), startServer(folder, env)]);
}, 120_000);

afterEach(async () => {
  await Promise.all(shops.map((shop) => shop.kill()));
  proxy.close();
  await primary.stop();
  await standby.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe('a shop whose database dies during orders', () => {
  // machines-6
  it.each([
    ['is killed', () => undefined],
    ['loses its power and says nothing any more', () => proxy.fallSilent()],
  ])(
    'goes on by itself on a standby once that is the primary, with all that was acknowledged: it %s',
    async (_how, before) => {
      const photo = await aPhoto();
      const faults = { lostRequests: 0, lostResponses: 0, twice: 0 };
      const front = await startSpreadingFront(() => shops.map(({ origin }) => origin), faults);
      const onSale = await productsOnSale(front);
      const first = await openPostgres(primary.url, { connections: 1 });
      const unitsBefore = await unitsInStock(first.db);
      await first.close();
      const phones = startPhones(front, onSale, photo);
      const more = (count: number) => {
        const wanted = phones.acknowledged.size + count;
        return expect
          .poll(() => phones.acknowledged.size, { timeout: 150_000 })
          .toBeGreaterThanOrEqual(wanted);
      };
      await more(40);
      const tried = phones.triedAgain();
      before();
      await primary.kill();
      await standby.promote();
      proxy.switchTo(standby.port);
      await more(40);
      expect(phones.triedAgain()).toBeGreaterThan(tried);
      await phones.finish();

      const now = await openPostgres(standby.url, { connections: 2 });
      const known = { photo, db: now.db, unitsBefore };
      expect(await countWrongs(front, phones, known)).toEqual(nothingWrong);
      await now.close();
      front.close();
    },
    400_000,
  );
});
