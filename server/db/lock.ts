/**
 * A lock on a folder that the kernel releases when its process ends, however it
 * ends: a listening socket named after the folder. Two processes on the embedded
 * database would silently lose rows.
 */
import { createHash } from 'node:crypto';
import { rm, stat } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface FolderLock {
  release: () => Promise<void>;
}

/** Another process works on the folder. */
export class FolderLocked extends Error {
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
  const { dev, ino } = await stat(folder, { bigint: true });
  const name = createHash('sha256').update(`nirog ${dev} ${ino}`).digest('hex').slice(0, 32);
  const server = await listen(socketName(name), folder);
  // The lock alone keeps no process alive.
  server.unref();
  return { release: () => new Promise((resolve) => server.close(() => resolve())) };
}

function socketName(name: string): string {
  if (process.platform === 'linux') return `\0nirog-${name}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\nirog-${name}`;
  return join(tmpdir(), `nirog-${name}.sock`);
}

async function listen(path: string, folder: string): Promise<Server> {
  try {
    return await tryListening(path);
  } catch (failure) {
    if (!isTaken(failure)) throw failure;
    // Only a socket that is a file can outlive its process: nobody answers behind it then.
    if (!path.startsWith('/') || (await responses(path))) throw new FolderLocked(folder);
    await rm(path, { force: true });
    return tryListening(path);
  }
}

function tryListening(path: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', reject);
    server.listen(path, () => resolve(server));
  });
}

function responses(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

function isTaken(failure: unknown): boolean {
  return failure instanceof Error && 'code' in failure && failure.code === 'EADDRINUSE';
}
