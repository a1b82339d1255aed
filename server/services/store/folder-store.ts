/** A store in a folder, of one machine or mounted by several. */
import { open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import { makeFolder, syncFolder } from '#server/db/durable.ts';
import { newSecretId } from '#server/services/accounts/tokens.ts';
import type { ObjectStore } from './object-store.ts';

/** The suffix of a file that is being written. */
export const unfinished = '.part';
/**
 * Milliseconds after which an unfinished file is abandoned. A younger one may belong to another process on
 * the same folder that is still receiving it.
 */
const longestWriting = 3_600_000;

/** Keys are paths below the folder, which need not exist yet. */
export function folderStore(folder: string): ObjectStore {
  const root = resolve(folder) + sep;
  const pathOf = (key: string) => {
    const path = join(root, key);
    if (!path.startsWith(root)) throw new Error('Not a key of this store.');
    return path;
  };
  return {
    put: async (key, content) => {
      const path = pathOf(key);
      const writing = `${path}.${newSecretId()}${unfinished}`;
      await makeFolder(dirname(path));
      try {
        await writeSynced(writing, content);
        await rename(writing, path);
      } catch (failure) {
        await rm(writing, { force: true });
        throw failure;
      }
      await syncFolder(dirname(path));
    },
    read: async (key) => readFile(pathOf(key)),
    look: async (key) => {
      try {
        const stats = await stat(pathOf(key));
        if (!stats.isFile()) return null;
        const tag = `${stats.size.toString(36)}-${Math.round(stats.mtimeMs).toString(36)}`;
        return { size: stats.size, tag };
      } catch (failure) {
        if (isMissing(failure)) return null;
        throw failure;
      }
    },
    remove: async (key) => rm(pathOf(key), { force: true }),
  };
}

/**
 * Deletes incomplete files of a crash once they are old enough. Other processes of the shop may
 * still write in the same folder. Files and folders that are not the shop's are left alone.
 */
export async function dropUnfinished(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true });
  const own = entries.filter((entry) => entry.isDirectory() && /^[0-9a-f]{2}$/.test(entry.name));
  for (const { name } of own)
    entries.push(...(await readdir(join(folder, name), { withFileTypes: true })));
  const before = Date.now() - longestWriting;
  for (const entry of entries) {
    if (!entry.isFile() || !entry.name.endsWith(unfinished)) continue;
    const path = join(entry.parentPath, entry.name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Infinity }));
    if (mtimeMs < before) await rm(path, { force: true });
  }
}

async function writeSynced(path: string, content: Buffer): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
}

function isMissing(failure: unknown): boolean {
  const code = failure instanceof Error && 'code' in failure ? failure.code : '';
  return code === 'ENOENT' || code === 'ENOTDIR' || code === 'ENAMETOOLONG';
}
