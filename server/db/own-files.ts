import { chmodSync, mkdirSync } from 'node:fs';

/**
 * Makes the files of this process private: 0700 and 0600. The embedded database writes through
 * emscripten, which ignores the umask for some files, so DATA_DIR itself is also made private, even
 * if an earlier version left it open.
 */
export function keepFilesPrivate(dataDir: string): void {
  process.umask(0o077);
  mkdirSync(dataDir, { recursive: true });
  chmodSync(dataDir, 0o700);
}
