import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { PharmacyServer } from './server.ts';

/** Opens the tables of a pharmacy that does not run, and closes them again. */
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

/** Changes something behind the phone's back: the server is stopped for it and started again. */
export async function whileClosed(pharmacy: PharmacyServer, sql: string): Promise<void> {
  await pharmacy.stop();
  await inDatabase(pharmacy, (database) => database.exec(sql));
  await pharmacy.start();
}
