import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { PharmacyServer } from './server.ts';

/** Opens the database of a stopped pharmacy, and closes it afterwards. */
export async function inDatabase<Result>(
  pharmacy: Pick<PharmacyServer, 'dataDir'>,
  work: (database: PGlite) => Promise<Result>,
): Promise<Result> {
  const database = await PGlite.create(join(pharmacy.dataDir, 'database'));
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** Stops the server, runs the SQL and starts the server again. */
export async function whileClosed(pharmacy: PharmacyServer, sql: string): Promise<void> {
  await pharmacy.stop();
  await inDatabase(pharmacy, (database) => database.exec(sql));
  await pharmacy.start();
}
