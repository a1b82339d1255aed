import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { alone, migrate } from '#server/db/migrate.ts';
import { openPostgres } from '#server/db/open-postgres.ts';
import { sharedSecret } from '#tests/server/support/machines.ts';
import { tell } from '#tests/server/support/postgres-client.ts';
import { ownDatabase, type OwnDatabase } from '#tests/server/support/postgres-database.ts';
import { runToEnd, startServer } from '#tests/server/support/server-process.ts';

let database: OwnDatabase;
let folders: string[] = [];

beforeEach(async () => {
  database = await ownDatabase('empty');
  folders = [1, 2, 3].map(() => mkdtempSync(join(tmpdir(), 'shop-first-')));
});
afterEach(async () => {
  await database.drop();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

describe('processes that start on one PostgreSQL', () => {
  // machines-1
  it('all start on an empty database, which is filled once', async () => {
    const env = { DATABASE_URL: database.url, SECRET: sharedSecret, DEMO: 'yes' };
    const started = await Promise.all(folders.map((folder) => startServer(folder, env)));
    const codes = await Promise.all(started.map((one) => one.stop()));
    expect(codes).toEqual([0, 0, 0]);
    const filling = started.filter((one) => one.said().includes('Filling the shop'));
    expect(filling).toHaveLength(1);
    const twice = 'select permalink from products group by permalink having count(*) > 1';
    expect(await tell(database.url, twice)).toEqual([]);
  }, 120_000);

  // machines-1
  it('wait for the one that prepares the database, however long it takes', async () => {
    const first = await openPostgres(database.url, { connections: 2 });
    const second = await openPostgres(database.url, { connections: 2 });
    let finish = () => undefined as void;
    const long = new Promise<void>((resolve) => (finish = resolve));
    let begun = () => undefined as void;
    const hasBegun = new Promise<void>((resolve) => (begun = resolve));
    const preparing = alone(first.db, async () => {
      begun();
      await long;
    });
    await hasBegun;
    const waiting = migrate(second.db);
    waiting.catch(() => undefined);
    // Longer than the usual limits of a statement (5 s) and a lock (3 s).
    await wait(6_000);
    finish();
    await preparing;
    expect(await waiting).toBeGreaterThan(0);
    await first.close();
    await second.close();
  }, 60_000);

  // machines-3
  it('do not start without the secret that they share', async () => {
    const { code, said } = await runToEnd(folders[0] ?? '', { DATABASE_URL: database.url });
    expect(code).toBe(1);
    expect(said).toContain('- SECRET must be set beside DATABASE_URL');
  }, 60_000);
});
