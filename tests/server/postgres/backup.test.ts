import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import pg from 'pg';
import { expect, it } from 'vitest';
import { emptyDataDir, restoreDrill } from '#tests/server/support/restore-drill.ts';
import { runCommandLine } from '#tests/server/support/server-process.ts';
import { postgresTemplate } from '#tests/server/support/postgres-database.ts';

const address = process.env['TEST_DATABASE_URL'] ?? '';

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  await client.query('select pg_advisory_lock(7201002)');
  await client.query(statement);
  await client.end();
}

async function aDatabase(like = ''): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `drill_${randomUUID().replaceAll('-', '')}`;
  await onServer(`create database ${name} ${like && `template ${like}`}`);
  const own = new URL(address);
  own.pathname = `/${name}`;
  return { url: own.href, drop: () => onServer(`drop database ${name} with (force)`) };
}

// running-6, running-7
it('a shop on PostgreSQL that is lost is there again from its backup, on PostgreSQL or embedded', async () => {
  const [from, to] = [await aDatabase(postgresTemplate), await aDatabase()];
  const [shop, restored, embedded] = [
    await emptyDataDir(),
    await emptyDataDir(),
    await emptyDataDir(),
  ];
  const backup = await restoreDrill(
    { dataDir: shop.path, url: from.url },
    { dataDir: restored.path, url: to.url },
  );
  // A shop moves from one database to the other by its backup.
  const moved = await runCommandLine(embedded.path, ['restore', backup], { DEMO: 'yes' });
  expect(moved).toMatchObject({ code: 0, said: expect.stringContaining('Restored') });
  for (const one of [shop, restored, embedded]) await one.remove();
  for (const one of [from, to]) await one.drop();
  await rm(dirname(backup), { recursive: true });
}, 240_000);
