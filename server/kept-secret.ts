/** The secrets that the shop creates and stores in DATA_DIR. */
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
 * Reads the secret, or creates it at the first start and syncs it to the disk before use. Returns
 * null if the file is unreadable or too short, because others could guess a truncated secret.
 */
export function readStoredSecret(dataDir: string, name = 'secret'): string | null {
  mkdirSync(dataDir, { recursive: true });
  const path = join(dataDir, name);
  if (!existsSync(path)) makeSecret(path);
  try {
    chmodSync(path, 0o600);
    const text = readFileSync(path, 'utf8').trim();
    return text.length >= shortestSecret ? text : null;
  } catch {
    return null;
  }
}

/**
 * Writes the secret under a temporary name and links it to `path`, so that the file is never
 * partial. If several processes start at once, the first link wins.
 */
function makeSecret(path: string): void {
  const own = `${path}.${randomBytes(8).toString('hex')}`;
  const file = openSync(own, 'wx', 0o600);
  writeSync(file, randomBytes(shortestSecret).toString('base64url'));
  fsyncSync(file);
  closeSync(file);
  try {
    linkSync(own, path);
  } catch {
    // Another process was first, or the file system does not support hard links.
    if (!existsSync(path)) renameSync(own, path);
  } finally {
    rmSync(own, { force: true });
  }
}
