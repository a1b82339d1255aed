import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeBackup } from '#server/backup/make-backup.ts';
import { readBackup, restoreBackup } from '#server/backup/restore-backup.ts';
import { readConfig } from '#server/config.ts';
import { limitRole, openPostgres } from '#server/db/open-postgres.ts';
import { rowsOf } from '#server/db/rows-of.ts';
import { openDatabase } from '#server/open-shop.ts';
import { openPrescriptionFiles } from '#server/services/prescriptions/prescription-files.ts';
import { folderStore } from '#server/services/store/folder-store.ts';
import { sharedSecret } from '#tests/server/support/machines.ts';
import { tell } from '#tests/server/support/postgres-client.ts';
import { ownDatabase, type OwnDatabase } from '#tests/server/support/postgres-database.ts';
import { runCommandLine } from '#tests/server/support/server-process.ts';

let folder: string;
let from: OwnDatabase;
let to: OwnDatabase;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-slow-'));
  [from, to] = [await ownDatabase('seeded'), await ownDatabase('empty')];
}, 60_000);
afterEach(async () => {
  for (const one of [from, to]) await one.drop();
  await rm(folder, { recursive: true });
});

/** Holds a lock on a table, so that `analyze` must wait for it. */
async function holdStatistics(url: string, table: string): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  await client.query('begin');
  await client.query(`lock table ${table} in share update exclusive mode`);
  return () => client.end();
}

/** The id of the backend that waits for the lock. */
async function waitingAt(url: string): Promise<number> {
  for (;;) {
    const [one] = await tell(
      url,
      `select pid from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock' and query like '%analyze%' and pid <> pg_backend_pid()`,
    );
    if (one) return Number(one['pid']);
    await wait(50);
  }
}

async function restored() {
  const files = await openPrescriptionFiles(join(folder, 'prescriptions'));
  const pictures = folderStore(join(folder, 'pictures'));
  const source = await openPostgres(from.url, { connections: 2 });
  const secret = { text: sharedSecret, isKept: false };
  const kept = { files, pictures, secret, database: 'PostgreSQL' as const, now: new Date() };
  const { folder: made } = await makeBackup({ db: source.db, ...kept }, join(folder, 'backups'));
  await source.close();
  const target = await openPostgres(to.url, { connections: 4 });
  const parts = { db: target.db, files, pictures, dataDir: folder, givenSecret: sharedSecret };
  try {
    return await restoreBackup({ ...parts, replaces: false }, made, await readBackup(made));
  } finally {
    await target.close();
  }
}

// running-7
it('a restore succeeds if the statistics take longer than a statement may, or fail', async () => {
  await tell(to.url, 'create schema elsewhere', 'create table elsewhere.held ()');
  const letGo = await holdStatistics(to.url, 'elsewhere.held');
  const slow = restored();
  const [undone] = await Promise.all([
    slow,
    waitingAt(to.url)
      .then(() => wait(5_500))
      .then(letGo),
  ]);
  expect(undone).toEqual([]);
  expect(await tell(to.url, 'select count(*) > 0 as there from products')).toEqual([
    { there: true },
  ]);

  await to.drop();
  to = await ownDatabase('empty');
  await tell(to.url, 'create schema elsewhere', 'create table elsewhere.held ()');
  const letGoAgain = await holdStatistics(to.url, 'elsewhere.held');
  const [said] = await Promise.all([
    restored(),
    waitingAt(to.url).then((pid) => tell(to.url, `select pg_cancel_backend(${pid})`)),
  ]);
  await letGoAgain();
  expect(said).toEqual([expect.stringMatching(/^The database could not gather its statistics/)]);
}, 120_000);

// running-13
it('an import succeeds if the maintenance after it fails', async () => {
  const path = join(folder, 'list.csv');
  await writeFile(path, 'id,name,price,stock\nx-1,Trialina,5,9');
  const letGo = await holdStatistics(from.url, 'products');
  const env = { DATABASE_URL: from.url, SECRET: sharedSecret, DEMO: 'yes' };
  const { code, said } = await runCommandLine(folder, ['import', path], env);
  await letGo();
  expect([code, said]).toEqual([0, expect.stringContaining('1 added')]);
  expect(said).toContain('The database could not tidy up after the import');
}, 60_000);

// running-7
it('statements of a command have no time limit, whatever the limits of its role', async () => {
  const first = await openPostgres(from.url, { connections: 1 });
  await limitRole(first.db);
  await first.close();
  const limitsOf = async (setting: string) => {
    const row = v.object({ [setting]: v.string() });
    const [shown] = await rowsOf(database.db, row, sql.raw(`show ${setting}`));
    return shown?.[setting];
  };
  const config = readConfig({ DATABASE_URL: from.url, SECRET: sharedSecret, DATA_DIR: folder });
  const database = await openDatabase(config, () => undefined);
  const limits = [await limitsOf('statement_timeout'), await limitsOf('lock_timeout')];
  await database.close();
  expect(limits).toEqual(['0', '3s']);
}, 60_000);
