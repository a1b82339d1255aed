import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPostgres } from '#server/db/open-postgres.ts';
import { aPhoto } from '#tests/server/support/files.ts';
import { useFolder } from '#tests/server/support/folder.ts';
import { unitsInStock } from '#tests/server/support/ledger.ts';
import { limitless } from '#tests/server/support/limitless.ts';
import { sharedSecret } from '#tests/server/support/machines.ts';
import { countWrongs, nothingWrong, startPhones } from '#tests/server/support/patient-phones.ts';
import { tell } from '#tests/server/support/postgres-client.ts';
import { startPgBouncer, type PgBouncer } from '#tests/server/support/pgbouncer.ts';
import { ownDatabase, type OwnDatabase } from '#tests/server/support/postgres-database.ts';
import { startServer, type ServerProcess } from '#tests/server/support/server-process.ts';
import { startSpreadingFront } from '#tests/server/support/spreading-front.ts';
import { productsOnSale } from '#tests/server/support/writers.ts';

let database: OwnDatabase;
let pooler: PgBouncer;
const folder = useFolder();
let shops: ServerProcess[] = [];

beforeAll(async () => {
  database = await ownDatabase('empty');
  pooler = await startPgBouncer(database.url, 5);
  const env = {
    ...limitless,
    DATABASE_URL: pooler.url,
    DATABASE_DIRECT_URL: database.url,
    SECRET: sharedSecret,
    DEMO: 'yes',
  };
  shops = await Promise.all([startServer(folder, env), startServer(folder, env)]);
}, 120_000);

afterAll(async () => {
  await Promise.all(shops.map((shop) => shop.kill()));
  await pooler.stop();
  await database.drop();
});

describe('two processes behind PgBouncer in transaction mode', () => {
  // machines-11
  it('start on an empty database, and accept orders, requests, photos and messages once', async () => {
    const { db, close } = await openPostgres(database.url, { connections: 2 });
    const unitsBefore = await unitsInStock(db);
    const faults = { lostRequests: 0, lostResponses: 10, twice: 10 };
    const front = await startSpreadingFront(() => shops.map(({ origin }) => origin), faults);
    const photo = await aPhoto();
    const phones = startPhones(front, await productsOnSale(shops[0] ?? front), photo, 8);
    await expect
      .poll(() => phones.acknowledged.size, { timeout: 150_000 })
      .toBeGreaterThanOrEqual(80);
    await phones.finish();
    const known = { photo, db, unitsBefore };
    expect(await countWrongs(shops[1] ?? front, phones, known)).toEqual(nothingWrong);
    front.close();
    await close();
  }, 400_000);

  // machines-11
  it('apply the time limits of statements and locks to every connection opened after the first start', async () => {
    await pooler.reconnect();
    const [limits] = await tell(
      pooler.url,
      `select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
        current_setting('idle_in_transaction_session_timeout') as idle`,
    );
    expect(limits).toEqual({ statement: '5s', lock: '3s', idle: '15s' });
  });
});
