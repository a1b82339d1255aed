/**
 * Creates a new database only where there was none. The folder counts as a database once it is
 * complete, an interrupted first start is repeated, and a lost database is never replaced by an
 * empty one.
 */
import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { syncFile, syncFolder, syncTree } from './durable.ts';
import { StartRefused } from './start-refused.ts';

/** The marker file that is in the folder while its files are created. */
const unfinished = 'unfinished';
/** Names that PostgreSQL creates in the folder. All other files belong to somebody else. */
const postgresFile = /^(PG_VERSION|base|global|pg_\w+|postgresql(\.auto)?\.conf|postmaster\.\w+)$/;
/** The marker file in DATA_DIR once the shop's database has been seeded. */
const filled = 'filled';
const restoreIt = 'Put the database back, or restore a backup, as docs/backup.md says.';

/**
 * Prepares `folder` for a new database and returns true, or returns false if there is one. Call
 * {@link finishFolder} once the database is created. Throws {@link StartRefused} if the folder has
 * only part of a database.
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
 * Whether the folder has a database, judged by its file names. An interrupted first start does not
 * count. Throws {@link StartRefused} if the folder has only part of a database.
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

/** Syncs the new files, because PGlite creates them without a sync, and removes the marker. */
export async function finishFolder(folder: string): Promise<void> {
  await syncTree(folder);
  await rm(join(folder, unfinished));
  await syncFolder(folder);
}

/** Marks DATA_DIR as seeded. From now on, an empty database beside it counts as lost. */
export async function markFilled(dataDir: string): Promise<void> {
  const names = await readdir(dataDir);
  if (names.includes(filled)) return;
  const path = join(dataDir, filled);
  await writeFile(path, 'The database of this shop was filled. See docs/backup.md.\n');
  await syncFile(path);
  await syncFolder(dataDir);
}

/**
 * Throws {@link StartRefused} if DATA_DIR belongs to an earlier shop, whose database should be at
 * `where`.
 */
export async function requireNoEarlierShop(dataDir: string, where: string): Promise<void> {
  const sign = await signOfShop(dataDir);
  if (!sign) return;
  throw new StartRefused(
    `${where} holds no shop, but ${sign} is an earlier one's: its database was lost or lies elsewhere, ` +
      `and no new shop takes its place. Nothing was changed. ${restoreIt} ` +
      'To begin a new shop instead, set DATA_DIR to an empty folder.',
  );
}

/**
 * The path of a file which shows that a shop was seeded or that customers uploaded something; null
 * if there is none.
 */
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

/** The names in a folder; empty if it does not exist. */
function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch(noneWhereMissing);
}

function noneWhereMissing(failure: unknown): never[] {
  if (failure instanceof Error && 'code' in failure && failure.code === 'ENOENT') return [];
  throw failure;
}
