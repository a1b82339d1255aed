import { open } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Shortens the paths in a folder while `use` runs. A socket's path may have only about 100
 * characters, so on Linux `at` returns paths through the folder's file descriptor.
 */
export async function inFolder<T>(
  folder: string,
  use: (at: (file: string) => string) => Promise<T>,
): Promise<T> {
  if (process.platform !== 'linux') return use((file) => join(folder, file));
  const handle = await open(folder);
  try {
    return await use((file) => `/proc/self/fd/${handle.fd}/${file}`);
  } finally {
    await handle.close();
  }
}
