/** The bytes of prescriptions: under random names in the shop's store, outside every web root. */
import { createWriteStream } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { makeFolder } from '#server/db/durable.ts';
import { newSecretId } from '#server/services/accounts/tokens.ts';
import { dropUnfinished, folderStore, unfinished } from '#server/services/store/folder-store.ts';
import type { ObjectStore } from '#server/services/store/object-store.ts';

export interface PrescriptionFiles {
  /** Stores the bytes; they survive a power cut once this resolves. What lies under the key already is replaced. */
  keep: (fileKey: string, content: Buffer) => Promise<void>;
  /** The bytes of a key; throws where they are gone. */
  read: (fileKey: string) => Promise<Buffer>;
  /** True while the bytes of a key are there. */
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

/** A key that no file has had: no two rows name the same one. */
export function newFileKey(): string {
  const name = newSecretId();
  return `${name.slice(0, 2)}/${name}`;
}

/** In a folder of this machine. */
export function openPrescriptionFiles(folder: string): Promise<PrescriptionFiles> {
  return storedPrescriptionFiles(folderStore(folder), folder);
}

/**
 * In a store; what is on its way arrives in `arriving`, a folder of this machine. Drops what an
 * earlier crash left there half-written (errors-75).
 */
export async function storedPrescriptionFiles(
  store: ObjectStore,
  arriving: string,
): Promise<PrescriptionFiles> {
  await makeFolder(arriving);
  await dropUnfinished(arriving);
  const known = (fileKey: string) => {
    if (!keyPattern.test(fileKey)) throw new Error('Not the key of a prescription file.');
    return fileKey;
  };
  return {
    keep: async (fileKey, content) => store.put(known(fileKey), content),
    read: async (fileKey) => store.read(known(fileKey)),
    has: async (fileKey) => (await store.look(known(fileKey))) !== null,
    forget: async (fileKey) => store.remove(known(fileKey)),
    receive: async (stream) => {
      const path = join(arriving, newSecretId() + unfinished);
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
