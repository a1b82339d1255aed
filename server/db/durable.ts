/** File writes that survive a power cut. */
import { mkdir, open, readdir } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';

/** Resolves when the file's content is on the disk. */
export async function syncFile(path: string): Promise<void> {
  const handle = await open(path, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Resolves when the folder's entries are on the disk. */
export async function syncFolder(folder: string): Promise<void> {
  // Windows cannot open a folder; its file system syncs the entries by itself.
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Creates the folder and its missing parents. Resolves when their entries are on the disk. */
export async function makeFolder(folder: string): Promise<void> {
  const highest = await mkdir(folder, { recursive: true });
  if (!highest) return;
  for (let made = resolve(folder); made.length >= highest.length; made = dirname(made))
    await syncFolder(dirname(made));
}

/** Resolves when all files and folders below `folder` are on the disk. */
export async function syncTree(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isDirectory()) await syncFolder(path);
    else if (entry.isFile()) await syncFile(path);
  }
  await syncFolder(folder);
}
