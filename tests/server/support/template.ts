/** A migrated and seeded embedded database, made once per state of migrations and seed, then copied. */
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

/** The path of the dumped data directory: a tar, not compressed, for to unpack it was a third of opening a shop. */
export function databaseTemplate(): Promise<string> {
  return madeOnce('database', sources, async (path) => {
    const client = await PGlite.create();
    const db = drizzle({ client });
    await migrate(db);
    await seed(db, true);
    await client.exec('vacuum analyze');
    // Half of the files to unpack are the two databases that new ones are copied from.
    for (const name of ['template1', 'template0']) {
      await client.exec(`alter database ${name} is_template false`);
      await client.exec(`drop database ${name}`);
    }
    // Nothing is left in the log that every shop would write into its tables first.
    await client.exec('checkpoint');
    const dump = await client.dumpDataDir('none');
    await client.close();
    writeFileSync(path, Buffer.from(await dump.arrayBuffer()));
  });
}
