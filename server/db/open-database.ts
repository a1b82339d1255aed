/**
 * One dialect, two drivers: PGlite in a directory of ours, or PostgreSQL where DATABASE_URL names
 * one (`open-postgres.ts`). Numbers come out alike: int8 and count() as numbers.
 */
import { access, constants, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite';
import pg from 'pg';
import type { NodeFS } from '@electric-sql/pglite/nodefs';
import type { Database, OpenDatabase } from './database.ts';
import { makeFolder } from './durable.ts';
import { beginFolder, finishFolder } from './first-start.ts';
import { lockFolder } from './lock.ts';
import { StartRefused } from './start-refused.ts';
import { OwnPglite } from './own-pglite.ts';
import { SyncedFolder, syncedStart } from './synced-folder.ts';

export interface EmbeddedOptions {
  /** The folder that the database owns; in memory where absent. */
  folder?: string;
  /** A dumped data directory to start from, for tests. */
  loadDataDir?: Blob;
  /** How the folder is written, for the trials that cut the power. */
  filesOf?: (folder: string) => NodeFS;
}

/** Of the process's own memory; the files behind it are in the machine's. 128 MB, the usual, hold ten shops. */
const pageMemory = '32MB';

/** Bytes of its log after which they are written into the tables: as many are read again after a crash. */
const mostLog = 32 * 1024 * 1024;

/**
 * Opens the embedded database, locked against a second process ({@link lockFolder} throws). Throws
 * {@link StartRefused} where what lies there does not open.
 */
export async function openEmbedded({
  folder,
  loadDataDir,
  filesOf = (path) => new SyncedFolder(path),
}: EmbeddedOptions): Promise<OpenDatabase> {
  const memory = ['-c', `shared_buffers=${pageMemory}`];
  const parsers = { [pg.types.builtins.INT8]: Number };
  if (!folder) {
    const startParams = [...PGlite.defaultStartParams, ...memory];
    return embedded(
      await PGlite.create({ ...(loadDataDir ? { loadDataDir } : {}), parsers, startParams }),
    );
  }
  await makeFolder(folder);
  await access(folder, constants.R_OK | constants.W_OK);
  const lock = await lockFolder(folder);
  try {
    const isNew = await beginFolder(folder);
    // PostgreSQL's own lock, refused where a power cut left it empty; ours has been taken.
    await rm(join(folder, 'postmaster.pid'), { force: true });
    const startParams = [...syncedStart, ...memory];
    const options = { fs: filesOf(folder), parsers, startParams };
    const client = new OwnPglite(options);
    await client.waitReady.catch(async (failure: unknown) => {
      throw await unopened(folder, failure, isNew);
    });
    if (isNew) await finishFolder(folder);
    return embedded(client, lock.release);
  } catch (failure) {
    await lock.release();
    throw failure;
  }
}

/** Bytes of free disk below which PostgreSQL may not be able to open: one file of its log. */
const leastFree = 16 * 1024 * 1024;

async function unopened(folder: string, cause: unknown, isNew: boolean): Promise<unknown> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < leastFree)
    return new StartRefused(
      `The database in ${folder} does not open: the disk is full. Make room, and start again.`,
      { cause },
    );
  if (isNew) return cause;
  return new StartRefused(
    `The database in ${folder} does not open: some of its files are damaged or cannot be read. ` +
      'Move that folder away and restore a backup, as docs/backup.md says.',
    { cause },
  );
}

function embedded(client: PGlite, release = () => Promise.resolve()): OpenDatabase {
  const db: Database = drizzleEmbedded({ client });
  return {
    db,
    // PostgreSQL in single-user mode, as PGlite runs it, never starts a checkpoint by itself, whatever
    // `max_wal_size` says.
    shortenLog: async () => {
      const { rows } = await client.query<{ isLong: boolean }>(
        `select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn) > ${mostLog} as "isLong" from pg_control_checkpoint()`,
      );
      if (rows[0]?.isLong) await client.exec('checkpoint');
    },
    close: async () => {
      await client.close();
      await release();
    },
  };
}
