/**
 * Error sentences for a failed start: each names the cause, the place and the remedy (running-22).
 */
import { createServer } from 'node:net';
import type { Config } from './config.ts';
import { StartRefused } from './db/start-refused.ts';
import { codeOf, isLostDatabase } from './services/failures.ts';
import { StoreUnavailable } from './services/store/object-store.ts';

const noFolder =
  'cannot be used: a file lies where a folder is needed. Move the file away, or set DATA_DIR to another folder.';

/** The cause and the remedy for each error code of the file system. */
const ofFiles: Record<string, string> = {
  EACCES:
    'may not be read or written. Give the shop’s user the right to, or set DATA_DIR to another folder.',
  EPERM: 'may not be changed. Give it to the shop’s user, or set DATA_DIR to another folder.',
  EROFS:
    'lies on a disk that can only be read. Mount it for writing, or set DATA_DIR to another folder.',
  ENOSPC: 'cannot be written: the disk is full. Make room, and start again.',
  EDQUOT: 'cannot be written: the disk’s quota is used up. Make room, and start again.',
  EIO: 'cannot be read or written: the disk reports an error. Look at the disk, and at docs/backup.md.',
  ENOTDIR: noFolder,
  EEXIST: noFolder,
};

/** The sentence for an error; null for an unexpected one. */
export function sentenceOfStart(failure: unknown): string | null {
  if (failure instanceof StartRefused || failure instanceof StoreUnavailable)
    return failure.message;
  const code = codeOf(failure);
  const ofFile = ofFiles[code];
  if (ofFile) return `${pathOf(failure) || 'A file under DATA_DIR'} ${ofFile}`;
  // On a read-only disk, Node reports ENOENT when it creates a folder.
  if (code === 'ENOENT' && isMakingFolder(failure))
    return `${pathOf(failure)} cannot be made. Make it for the shop’s user, or set DATA_DIR to another folder.`;
  return ofPostgres(failure, code);
}

function isMakingFolder(failure: unknown): boolean {
  return failure instanceof Error && 'syscall' in failure && failure.syscall === 'mkdir';
}

function pathOf(failure: unknown): string {
  return failure instanceof Error && 'path' in failure ? String(failure.path) : '';
}

function ofPostgres(failure: unknown, code: string): string | null {
  if (code === '28P01' || code === '28000')
    return 'The PostgreSQL of DATABASE_URL does not take the user or the password that stand there.';
  if (code === '3D000')
    return 'The PostgreSQL of DATABASE_URL has no database of the name that stands there.';
  if (code === '53100')
    return 'The database cannot be written: its disk is full. Make room, and start again.';
  if (!isLostDatabase(failure)) return null;
  return `The PostgreSQL of DATABASE_URL does not answer (${code || 'time is over'}). Start it, or correct DATABASE_URL.`;
}

/** Throws {@link StartRefused} if a port cannot be opened, before the data is opened or seeded. */
export async function requirePorts({ port, host, metrics }: Config): Promise<void> {
  await requirePort({ name: 'PORT', port, hostName: 'HOST', host });
  if (metrics)
    await requirePort({
      name: 'METRICS_PORT',
      port: metrics.port,
      hostName: 'METRICS_HOST',
      host: metrics.host,
    });
}

interface Listening {
  name: string;
  port: number;
  hostName: string;
  host: string;
}

async function requirePort({ name, port, hostName, host }: Listening): Promise<void> {
  const code = await failureToListen(port, host);
  if (code === '') return;
  const place = `port ${port} of ${host}`;
  if (code === 'EADDRINUSE')
    throw new StartRefused(
      `Another program listens at ${place} already, maybe the shop itself. End it, or set ${name} to another port.`,
    );
  if (code === 'EACCES')
    throw new StartRefused(
      `This user may not listen at ${place}. Set ${name} to a port above 1023.`,
    );
  throw new StartRefused(
    `The shop cannot listen at ${place} (${code}). Set ${hostName} to an address of this machine.`,
  );
}

/** The error code, or '' if the port can be opened. */
function failureToListen(port: number, host: string): Promise<string> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (failure) => resolve(codeOf(failure) || 'unknown'));
    server.listen({ port, host }, () => server.close(() => resolve('')));
  });
}
