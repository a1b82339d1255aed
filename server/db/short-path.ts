import { open } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * A socket's whole path has a hundred letters at most: where the system can, names in a folder
 * are short ones, through the folder's own descriptor, for as long as `use` lasts.
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
