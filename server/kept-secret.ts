/** The secret that a shop makes itself and keeps in DATA_DIR. */
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';

export const shortestSecret = 32;

/**
 * Reads it, or makes one at the first start, on the disk before it is used. Null where what lies
 * there is none: signing with half a secret would be signing with one that others can guess.
 */
export function keptSecret(dataDir: string): string | null {
  mkdirSync(dataDir, { recursive: true });
  const path = join(dataDir, 'secret');
  if (!existsSync(path)) makeSecret(path);
  try {
    chmodSync(path, 0o600);
    const text = readFileSync(path, 'utf8').trim();
    return text.length >= shortestSecret ? text : null;
  } catch {
    return null;
  }
}

/** Whole or not at all; of several processes that start at once one gives it its name. */
function makeSecret(path: string): void {
  const own = `${path}.${randomBytes(8).toString('hex')}`;
  const file = openSync(own, 'wx', 0o600);
  writeSync(file, randomBytes(shortestSecret).toString('base64url'));
  fsyncSync(file);
  closeSync(file);
  try {
    linkSync(own, path);
  } catch {
    // Another was first, or the file system gives a file one name only.
    if (!existsSync(path)) renameSync(own, path);
  } finally {
    rmSync(own, { force: true });
  }
}
