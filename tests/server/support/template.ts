/**
 * A migrated and seeded embedded database, created once per state of migrations and seed, then
 * copied.
 */
import { writeFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from '#server/db/migrate.ts';
import { seed } from '#demo/seed.ts';
import { madeOnce } from './made-once.ts';

const sources = [
  'server/db/migrations',
  'demo/seed',
  'demo/seed.ts',
  'tests/server/support/template.ts',
];

/**
 * Returns the path of the dumped data directory. The tar is not compressed, because unpacking it
 * took a third of the time to open a shop.
 */
export function databaseTemplate(): Promise<string> {
  return madeOnce('database', sources, async (path) => {
    const client = await PGlite.create();
    const db = drizzle({ client });
    await migrate(db);
    await seed(db, true);
    await client.exec('vacuum analyze');
    // The two template databases are half of the files to unpack.
    for (const name of ['template1', 'template0']) {
      await client.exec(`alter database ${name} is_template false`);
      await client.exec(`drop database ${name}`);
    }
    // After a checkpoint, no shop has to replay the log into its tables when it opens.
    await client.exec('checkpoint');
    const dump = await client.dumpDataDir('none');
    await client.close();
    writeFileSync(path, Buffer.from(await dump.arrayBuffer()));
  });
}
