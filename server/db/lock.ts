/**
 * A lock on a folder that the kernel releases whenever its process ends. Two processes on the
 * embedded database would silently lose rows. The lock is a socket that the process listens on. Its
 * file is beside the folder, so the lock works wherever this machine sees the folder, also between
 * containers that share only the folder. Linux and Windows also have socket names without a file:
 * such a name is locked first, because it has no race.
 */
import { createHash, randomBytes } from 'node:crypto';
import { link, realpath, rename, rm, stat } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { basename, dirname, join } from 'node:path';
import { inFolder } from './short-path.ts';
import { StartRefused } from './start-refused.ts';

export interface FolderLock {
  release: () => Promise<void>;
}

/** Another process uses the folder. */
export class FolderLocked extends StartRefused {
  constructor(folder: string) {
    super(
      `Another server is already using the data in ${folder}. ` +
        'Stop it first, or set DATA_DIR to another folder.',
    );
    this.name = 'FolderLocked';
  }
}

/** Locks the folder for this process. Throws {@link FolderLocked} if another process has it. */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const fileless = await lockName(folder);
  try {
    const beside = process.platform === 'win32' ? null : await lockFile(folder);
    return {
      release: async () => {
        await beside?.release();
        await fileless?.release();
      },
    };
  } catch (failure) {
    await fileless?.release();
    throw failure;
  }
}

/**
 * Locks a socket name without a file, which is unique among the processes of one network namespace.
 * Returns null if the system has no such names.
 */
async function lockName(folder: string): Promise<FolderLock | null> {
  const { dev, ino } = await stat(folder, { bigint: true });
  const name = createHash('sha256').update(`nirog ${dev} ${ino}`).digest('hex').slice(0, 32);
  const path = { linux: `\0nirog-${name}`, win32: `\\\\.\\pipe\\nirog-${name}` }[
    process.platform as string
  ];
  if (!path) return null;
  try {
    const server = await listen(path);
    return { release: () => close(server) };
  } catch (failure) {
    if (codeOf(failure) === 'EADDRINUSE') throw new FolderLocked(folder);
    throw failure;
  }
}

/**
 * Locks the socket file beside the folder. A file that a dead process left is renamed first and
 * then checked again, because another process may have replaced it meanwhile.
 */
async function lockFile(folder: string): Promise<FolderLock> {
  const real = await realpath(folder);
  const name = `${basename(real)}.lock`;
  const own = `.${name}-${randomBytes(8).toString('hex')}`;
  return inFolder(dirname(real), async (at) => {
    const server = await listen(at(own));
    try {
      await removeDead(at(name), at(`${own}-dead`), folder);
      // `link` fails if the name exists, so only one process gets it.
      await link(at(own), at(name)).catch((failure: unknown) => {
        throw codeOf(failure) === 'EEXIST' ? new FolderLocked(folder) : failure;
      });
    } catch (failure) {
      await close(server);
      throw failure;
    } finally {
      await rm(at(own), { force: true });
    }
    const release = async () => {
      await rm(join(dirname(real), name), { force: true });
      await close(server);
    };
    return { release };
  });
}

/** Removes a socket file that nobody listens on. Throws {@link FolderLocked} if somebody does. */
async function removeDead(path: string, aside: string, folder: string): Promise<void> {
  if (await isLiving(path)) throw new FolderLocked(folder);
  try {
    await rename(path, aside);
  } catch (failure) {
    if (codeOf(failure) === 'ENOENT') return;
    throw failure;
  }
  const isTakenByMistake = await isLiving(aside);
  // Another process removed the same dead file and locked the name meanwhile, so its file is put
  // back.
  if (isTakenByMistake) await link(aside, path).catch(() => undefined);
  await rm(aside, { force: true });
  if (isTakenByMistake) throw new FolderLocked(folder);
}

/** Whether a process listens on the socket. A socket that refuses access counts as live. */
function isLiving(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', (failure) =>
      resolve(!['ENOENT', 'ECONNREFUSED'].includes(codeOf(failure))),
    );
  });
}

function listen(path: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', reject);
    server.listen(path, () => {
      // The lock alone does not prevent the process from ending.
      server.unref();
      resolve(server);
    });
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()));
}

function codeOf(failure: unknown): string {
  return failure instanceof Error && 'code' in failure ? String(failure.code) : '';
}
