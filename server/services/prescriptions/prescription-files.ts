/** The bytes of prescriptions: under random names in DATA_DIR/prescriptions, outside every web root. */
import { createWriteStream } from 'node:fs';
import { access, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { makeFolder, syncFolder } from '#server/db/durable.ts';
import { newSecretId } from '#server/services/accounts/tokens.ts';

export interface PrescriptionFiles {
  /** Writes, syncs and names the bytes; they survive a power cut once this resolves. Answers their key. */
  keep: (content: Buffer) => Promise<string>;
  /** As `keep`, under the key that a backup names; what lies there already is replaced. */
  putBack: (fileKey: string, content: Buffer) => Promise<void>;
  /** The bytes of a key that `keep` answered; throws where they are gone. */
  read: (fileKey: string) => Promise<Buffer>;
  /** True while the bytes of a key are here. */
  has: (fileKey: string) => Promise<boolean>;
  /** Forgets the bytes; a missing file is as good as forgotten. */
  forget: (fileKey: string) => Promise<void>;
  /** Takes what comes in to the disk, however slowly: memory holds none of it. Rejects where it breaks off. */
  receive: (stream: Readable) => Promise<ReceivedFile>;
}

/** Bytes that have arrived whole and are nobody's yet; gone at a start an hour later where nobody forgot them. */
export interface ReceivedFile {
  read: () => Promise<Buffer>;
  forget: () => Promise<void>;
}

const keyPattern = /^[0-9a-f]{2}\/[0-9a-f]{32}$/;
const unfinished = '.part';
/** Milliseconds: many times what an upload is given. */
const longestOnItsWay = 3_600_000;

/** Opens the folder and drops what an earlier crash left half-written (errors-75). */
export async function openPrescriptionFiles(folder: string): Promise<PrescriptionFiles> {
  await makeFolder(folder);
  await dropUnfinished(folder);
  const pathOf = (fileKey: string) => {
    if (!keyPattern.test(fileKey)) throw new Error('Not the key of a prescription file.');
    return join(folder, fileKey);
  };
  const write = async (fileKey: string, content: Buffer) => {
    const path = pathOf(fileKey);
    await makeFolder(dirname(path));
    await writeSynced(path + unfinished, content);
    await rename(path + unfinished, path);
    await syncFolder(dirname(path));
  };
  return {
    keep: async (content) => {
      const name = newSecretId();
      const fileKey = `${name.slice(0, 2)}/${name}`;
      await write(fileKey, content);
      return fileKey;
    },
    putBack: write,
    read: (fileKey) => readFile(pathOf(fileKey)),
    has: (fileKey) =>
      access(pathOf(fileKey)).then(
        () => true,
        () => false,
      ),
    forget: (fileKey) => rm(pathOf(fileKey), { force: true }),
    receive: async (stream) => {
      const path = join(folder, newSecretId() + unfinished);
      const forget = () => rm(path, { force: true });
      try {
        await pipeline(stream, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
      } catch (failure) {
        await forget();
        throw failure;
      }
      return { read: () => readFile(path), forget };
    },
  };
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

/**
 * What a crash left, once it is too old to be on its way: other processes of the shop, and its
 * commands, work in the same folder. What is not ours is left alone, and never looked into.
 */
async function dropUnfinished(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true });
  const own = entries.filter((entry) => entry.isDirectory() && /^[0-9a-f]{2}$/.test(entry.name));
  for (const { name } of own)
    entries.push(...(await readdir(join(folder, name), { withFileTypes: true })));
  const before = Date.now() - longestOnItsWay;
  for (const entry of entries) {
    if (!entry.isFile() || !entry.name.endsWith(unfinished)) continue;
    const path = join(entry.parentPath, entry.name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Infinity }));
    if (mtimeMs < before) await rm(path, { force: true });
  }
}
