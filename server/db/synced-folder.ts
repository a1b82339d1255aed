/**
 * File system of the embedded database with a working fsync. PGlite passes fsync to nobody and
 * starts PostgreSQL without it, so a power cut loses committed data and may leave a database that
 * cannot be opened.
 */
import { fsyncSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/**
 * PGlite's start parameters, but with syncing. The method is `fsync`, because PGlite's `fdatasync`
 * does nothing.
 */
export const syncedStart = [
  ...PGlite.defaultStartParams.filter((each) => each !== '-F'),
  '-c',
  'wal_sync_method=fsync',
];

export class SyncedFolder extends NodeFS {
  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(...args);
    const preRun: typeof emscriptenOpts.preRun = [
      ...(emscriptenOpts.preRun ?? []),
      ({ NODEFS }) => {
        if (!hasStreams(NODEFS)) throw new Error('This PGlite cannot be made to sync its files.');
        NODEFS.stream_ops['fsync'] = sync;
      },
    ];
    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  }
}

function hasStreams<T extends object>(
  files: T,
): files is T & { stream_ops: Record<string, unknown> } {
  return 'stream_ops' in files && typeof files.stream_ops === 'object';
}

/** The fsync system call for files and folders. Returns 0 for success. */
function sync({ nfd }: { nfd: number }): 0 {
  try {
    fsyncSync(nfd);
  } catch (failure) {
    // Windows cannot sync a folder; its file system syncs the entries by itself.
    if (process.platform === 'win32' && isForbidden(failure)) return 0;
    // After a failed fsync the content of the disk is unknown. PostgreSQL ends its process in this
    // case too, and the next start recovers from the log.
    process.stderr.write(`The database could not be written to the disk: ${String(failure)}\n`);
    process.exit(1);
  }
  return 0;
}

function isForbidden(failure: unknown): boolean {
  return failure instanceof Error && 'code' in failure && failure.code === 'EPERM';
}
