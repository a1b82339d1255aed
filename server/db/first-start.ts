/**
 * A new database is made only where there was none: its folder is whole before it counts, a first
 * start that was cut off is begun anew, and a database that is gone is never replaced by an empty one.
 */
import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { syncFile, syncFolder, syncTree } from './durable.ts';
import { StartRefused } from './start-refused.ts';

/** Lies in the folder while its files are being made. */
const unfinished = 'unfinished';
/** What PostgreSQL makes there; whatever else there is was somebody's before. */
const postgresFile = /^(PG_VERSION|base|global|pg_\w+|postgresql(\.auto)?\.conf|postmaster\.\w+)$/;
/** Lies in DATA_DIR once the shop's database has been filled. */
const filled = 'filled';
const restoreIt = 'Put the database back, or restore a backup, as docs/backup.md says.';

/**
 * True where there is no database yet: {@link finishFolder} once it is made. Throws
 * {@link StartRefused} where there is a part of one.
 */
export async function beginFolder(folder: string): Promise<boolean> {
  if (await hasDatabase(folder)) return false;
  for (const name of await namesIn(folder))
    if (postgresFile.test(name)) await rm(join(folder, name), { recursive: true });
  await writeFile(join(folder, unfinished), '');
  await syncFolder(folder);
  return true;
}

/**
 * Whether a database was made there, as far as its names tell: what a first start that was cut off
 * has left is none. Throws {@link StartRefused} where there is a part of one.
 */
export async function hasDatabase(folder: string): Promise<boolean> {
  const names = await namesIn(folder);
  if (names.includes(unfinished)) return false;
  if (names.includes('PG_VERSION')) return true;
  const parts = names.filter((each) => postgresFile.test(each));
  if (parts.length === 0) return false;
  throw new StartRefused(
    `${folder} holds parts of a database (${parts.slice(0, 3).join(', ')}) but not PG_VERSION: ` +
      `files were lost. Nothing was changed. ${restoreIt}`,
  );
}

/** PGlite writes the first files without syncing any. */
export async function finishFolder(folder: string): Promise<void> {
  await syncTree(folder);
  await rm(join(folder, unfinished));
  await syncFolder(folder);
}

/** From now on an empty database beside this DATA_DIR is one that was lost. */
export async function markFilled(dataDir: string): Promise<void> {
  const names = await readdir(dataDir);
  if (names.includes(filled)) return;
  const path = join(dataDir, filled);
  await writeFile(path, 'The database of this shop was filled. See docs/backup.md.\n');
  await syncFile(path);
  await syncFolder(dataDir);
}

/** Throws {@link StartRefused} where DATA_DIR is an earlier shop's, of which `where` should hold the database. */
export async function requireNoEarlierShop(dataDir: string, where: string): Promise<void> {
  const sign = await signOfShop(dataDir);
  if (!sign) return;
  throw new StartRefused(
    `${where} holds no shop, but ${sign} is an earlier one's: its database was lost or lies elsewhere, ` +
      `and no new shop takes its place. Nothing was changed. ${restoreIt} ` +
      'To begin a new shop instead, set DATA_DIR to an empty folder.',
  );
}

/** What shows that a shop was filled, or that customers have sent something; null where nothing does. */
async function signOfShop(dataDir: string): Promise<string | null> {
  const names = await namesIn(dataDir);
  if (names.includes(filled)) return join(dataDir, filled);
  const uploads = join(dataDir, 'prescriptions');
  const entries = await readdir(uploads, { withFileTypes: true, recursive: true }).catch(
    noneWhereMissing,
  );
  const one = entries.find((entry) => entry.isFile() && /^[0-9a-f]{32}$/.test(entry.name));
  return one ? join(one.parentPath, one.name) : null;
}

/** None where there is no such folder. */
function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch(noneWhereMissing);
}

function noneWhereMissing(failure: unknown): never[] {
  if (failure instanceof Error && 'code' in failure && failure.code === 'ENOENT') return [];
  throw failure;
}
