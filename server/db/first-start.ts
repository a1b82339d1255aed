/** The folder of a new database is whole before it counts: a first start that was cut off is begun anew. */
import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { syncFolder, syncTree } from './durable.ts';

/** Lies in the folder while its files are being made. */
const unfinished = 'unfinished';
/** What PostgreSQL makes there; whatever else there is was somebody's before. */
const postgresFile = /^(PG_VERSION|base|global|pg_\w+|postgresql(\.auto)?\.conf|postmaster\.\w+)$/;

/** True where there is no database yet: {@link finishFolder} once it is made. */
export async function beginFolder(folder: string): Promise<boolean> {
  const names = await readdir(folder);
  if (names.includes(unfinished)) {
    for (const name of names.filter((each) => postgresFile.test(each)))
      await rm(join(folder, name), { recursive: true });
  } else if (names.includes('PG_VERSION')) {
    return false;
  }
  await writeFile(join(folder, unfinished), '');
  await syncFolder(folder);
  return true;
}

/** PGlite writes the first files without syncing any. */
export async function finishFolder(folder: string): Promise<void> {
  await syncTree(folder);
  await rm(join(folder, unfinished));
  await syncFolder(folder);
}
