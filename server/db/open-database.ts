/**
 * One dialect, two drivers: PGlite in a directory of ours, or PostgreSQL where
 * DATABASE_URL names one. Numbers come out alike: int8 and count() as numbers.
 */
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite';
import pg from 'pg';
import { syncFile } from './durable.ts';
import type { Database, OpenDatabase } from './database.ts';
import { lockFolder } from './lock.ts';

/** Milliseconds after which a statement is given up. */
const statementTimeout = 5_000;
const int8 = pg.types.builtins.INT8;

pg.types.setTypeParser(int8, Number);

/** Opens PostgreSQL at `url` with a pool of `connections`. Throws where it does not answer. */
export async function openPostgres(url: string, connections = 20): Promise<OpenDatabase> {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: statementTimeout,
    statement_timeout: statementTimeout,
    lock_timeout: 3_000,
    idle_in_transaction_session_timeout: 15_000,
  });
  // An idle connection that breaks is replaced by the pool; without a listener Node would exit.
  pool.on('error', () => undefined);
  await pool.query('select 1');
  return {
    db: drizzlePostgres({ client: pool }),
    kind: 'postgres',
    checkpoint: () => Promise.resolve(),
    close: () => pool.end(),
  };
}

export interface EmbeddedOptions {
  /** The folder that the database owns; in memory where absent. */
  folder?: string;
  /** A dumped data directory to start from, for tests. */
  loadDataDir?: Blob;
}

/** Of the process's own memory; the files behind it are in the machine's. 128 MB, the usual, hold ten shops. */
const pageMemory = '32MB';

/** Opens the embedded database, locked against a second process ({@link lockFolder} throws). */
export async function openEmbedded(options: EmbeddedOptions): Promise<OpenDatabase> {
  const { folder, loadDataDir } = options;
  if (folder) await mkdir(folder, { recursive: true });
  const lock = folder ? await lockFolder(folder) : null;
  try {
    const client = await PGlite.create({
      ...(folder ? { dataDir: folder } : {}),
      ...(loadDataDir ? { loadDataDir } : {}),
      parsers: { [int8]: Number },
      startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${pageMemory}`],
    });
    return embedded(client, folder, async () => lock?.release());
  } catch (failure) {
    await lock?.release();
    throw failure;
  }
}

function embedded(
  client: PGlite,
  folder: string | undefined,
  release: () => Promise<void>,
): OpenDatabase {
  const db: Database = drizzleEmbedded({ client });
  return {
    db,
    kind: 'embedded',
    checkpoint: async () => {
      await client.exec('CHECKPOINT');
      if (folder) await syncTree(folder);
    },
    close: async () => {
      await client.close();
      await release();
    },
  };
}

/** Flushes every file below the folder to the disk: the embedded database runs without fsync. */
async function syncTree(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  for (const file of files) {
    try {
      await syncFile(file);
    } catch (failure) {
      // A file that the database removed meanwhile needs no syncing.
      if (!isMissing(failure)) throw failure;
    }
  }
}

function isMissing(failure: unknown): boolean {
  return failure instanceof Error && 'code' in failure && failure.code === 'ENOENT';
}
