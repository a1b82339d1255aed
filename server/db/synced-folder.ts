/**
 * The embedded database's files, synced when PostgreSQL asks for it. PGlite's
 * own hand its fsync to nobody and start PostgreSQL without any: a power cut
 * then takes what was committed, and may leave a folder that never opens again.
 */
import { fsyncSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** PGlite's start parameters, but with syncing, and by `fsync`: PGlite's `fdatasync` does nothing. */
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

/** Answers 0, as the system call does. Called for files and folders. */
function sync({ nfd }: { nfd: number }): 0 {
  try {
    fsyncSync(nfd);
  } catch (failure) {
    // Windows syncs no folders; its file system keeps names safe by itself.
    if (process.platform === 'win32' && isForbidden(failure)) return 0;
    // Nobody can tell any more what is on the disk: PostgreSQL ends here too, and the next start reads its log.
    process.stderr.write(`The database could not be written to the disk: ${String(failure)}\n`);
    process.exit(1);
  }
  return 0;
}

function isForbidden(failure: unknown): boolean {
  return failure instanceof Error && 'code' in failure && failure.code === 'EPERM';
}
