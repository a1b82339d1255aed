/**
 * A lock on a folder that the kernel releases when its process ends, however it
 * ends: two processes on the embedded database would silently lose rows. It is a
 * socket that somebody listens behind. Its name stands beside the folder, so that
 * it holds wherever the folder can be seen on this machine, also between containers
 * that share nothing but the folder. Where the kernel knows names without a file
 * (Linux, Windows), one of these comes first: whoever has it has no race to win.
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

/** Another process works on the folder. */
export class FolderLocked extends StartRefused {
  constructor(folder: string) {
    super(
      `Another server is already using the data in ${folder}. ` +
        'Stop it first, or set DATA_DIR to another folder.',
    );
    this.name = 'FolderLocked';
  }
}

/** Takes the folder for this process; throws {@link FolderLocked} where another has it. */
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

/** A name that only the kernel keeps: alone among processes of one network namespace; null where there are none. */
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
 * The name beside the folder. What a dead process left is moved away by whoever finds
 * it, and looked at once more before a name is given: it must still be what was dead.
 */
async function lockFile(folder: string): Promise<FolderLock> {
  const real = await realpath(folder);
  const name = `${basename(real)}.lock`;
  const own = `.${name}-${randomBytes(8).toString('hex')}`;
  return inFolder(dirname(real), async (at) => {
    const server = await listen(at(own));
    try {
      await removeDead(at(name), at(`${own}-dead`), folder);
      // Gives the name to nobody or to one alone.
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

/** Throws {@link FolderLocked} where somebody listens behind the name. */
async function removeDead(path: string, aside: string, folder: string): Promise<void> {
  if (await isLiving(path)) throw new FolderLocked(folder);
  try {
    await rename(path, aside);
  } catch (failure) {
    if (codeOf(failure) === 'ENOENT') return;
    throw failure;
  }
  const isTakenByMistake = await isLiving(aside);
  // Another has found the same dead one and taken the name meanwhile: it gets it back.
  if (isTakenByMistake) await link(aside, path).catch(() => undefined);
  await rm(aside, { force: true });
  if (isTakenByMistake) throw new FolderLocked(folder);
}

/** Whether a process listens there. One that may not be spoken to counts as living. */
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
      // The lock alone keeps no process alive.
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
