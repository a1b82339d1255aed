/** Writing so that a power cut cannot take it back. */
import { open } from 'node:fs/promises';

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
  // Windows cannot open a folder; its file system keeps names in its own journal.
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
