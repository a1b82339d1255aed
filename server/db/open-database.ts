/**
 * Opens the embedded database (PGlite) in a folder. `open-postgres.ts` opens the PostgreSQL of
 * DATABASE_URL. Both use one SQL dialect, and both return int8 and count() as numbers.
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
  /** The folder of the database. Default: in memory. */
  folder?: string;
  /** A dumped data directory to start from, for tests. */
  loadDataDir?: Blob;
  /** The file system of the folder. Tests of power cuts replace it. */
  filesOf?: (folder: string) => NodeFS;
}

/**
 * Memory for the database's pages. The operating system also caches the files, and the default of
 * 128 MB would hold ten shops.
 */
const pageMemory = '32MB';

/** Bytes of log that trigger a checkpoint. After a crash, at most about this much is replayed. */
const maxLogBytes = 32 * 1024 * 1024;

/**
 * Opens the embedded database and locks its folder; {@link lockFolder} throws if another process
 * has it. Throws {@link StartRefused} if the database cannot be opened.
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
    // PostgreSQL's own lock file. It would refuse to start if a power cut left the file empty, and
    // our lock already protects the folder.
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

/** Bytes of free disk that PostgreSQL needs to open: one file of its log. */
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
    // PGlite runs PostgreSQL in single-user mode, which never starts a checkpoint by itself,
    // whatever `max_wal_size` is.
    shortenLog: async () => {
      const { rows } = await client.query<{ isLong: boolean }>(
        `select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn) > ${maxLogBytes} as "isLong" from pg_control_checkpoint()`,
      );
      if (rows[0]?.isLong) await client.exec('checkpoint');
    },
    close: async () => {
      await client.close();
      await release();
    },
  };
}
