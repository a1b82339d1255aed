/** Writing so that a power cut cannot take it back. */
import { mkdir, open, readdir } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';

/** Resolves when what was written to the file is on the disk. */
export async function syncFile(path: string): Promise<void> {
  const handle = await open(path, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Resolves when the names in the folder are on the disk. */
export async function syncFolder(folder: string): Promise<void> {
  // Windows cannot open a folder; its file system keeps names safe by itself.
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Makes the folder where it is missing, and those above it; resolves when their names are on the disk. */
export async function makeFolder(folder: string): Promise<void> {
  const highest = await mkdir(folder, { recursive: true });
  if (!highest) return;
  for (let made = resolve(folder); made.length >= highest.length; made = dirname(made))
    await syncFolder(dirname(made));
}

/** Resolves when everything below the folder is on the disk, with its names. */
export async function syncTree(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isDirectory()) await syncFolder(path);
    else if (entry.isFile()) await syncFile(path);
  }
  await syncFolder(folder);
}
