import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { expect, it } from 'vitest';
import { emptyDataDir, restoreDrill } from '#tests/server/support/restore-drill.ts';
import { runCommandLine } from '#tests/server/support/server-process.ts';
import { ownDatabase } from '#tests/server/support/postgres-database.ts';

// running-6, running-7
it('a lost shop on PostgreSQL is restored from its backup, on PostgreSQL or embedded', async () => {
  const [from, to] = [await ownDatabase('seeded'), await ownDatabase('empty')];
  const [shop, restored, embedded] = [
    await emptyDataDir(),
    await emptyDataDir(),
    await emptyDataDir(),
  ];
  const backup = await restoreDrill(
    { dataDir: shop.path, url: from.url },
    { dataDir: restored.path, url: to.url },
  );
  // A backup also moves a shop from one database to the other.
  const moved = await runCommandLine(embedded.path, ['restore', backup], { DEMO: 'yes' });
  expect(moved).toMatchObject({ code: 0, said: expect.stringContaining('Restored') });
  for (const one of [shop, restored, embedded]) await one.remove();
  for (const one of [from, to]) await one.drop();
  await rm(dirname(backup), { recursive: true });
}, 240_000);
