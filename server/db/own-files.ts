import { chmodSync, mkdirSync } from 'node:fs';

/**
 * What this process writes is its own user's alone: 0700 and 0600. (The database sets modes of
 * its own.) The folder around all of it is closed to others also where an earlier version left it open.
 */
export function keepFilesPrivate(dataDir: string): void {
  process.umask(0o077);
  mkdirSync(dataDir, { recursive: true });
  chmodSync(dataDir, 0o700);
}
