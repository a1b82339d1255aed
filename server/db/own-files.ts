import { chmodSync, mkdirSync } from 'node:fs';

/**
 * Closes the files of this process to other users: 0700 and 0600. The embedded database writes through
 * emscripten, which sets modes of its own and ignores the umask for some files, so the folder around
 * them is closed too, also if an earlier version left it open.
 */
export function keepFilesPrivate(dataDir: string): void {
  process.umask(0o077);
  mkdirSync(dataDir, { recursive: true });
  chmodSync(dataDir, 0o700);
}
