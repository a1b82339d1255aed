/** Stores prescription files under random names, outside every web root. */
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
  /** Stores the bytes durably before it resolves. Replaces an existing file. */
  keep: (fileKey: string, content: Buffer) => Promise<void>;
  /** Reads a file. Throws if it does not exist. */
  read: (fileKey: string) => Promise<Buffer>;
  /** Whether the file exists. */
  has: (fileKey: string) => Promise<boolean>;
  /** Deletes a file. Does nothing if it does not exist. */
  forget: (fileKey: string) => Promise<void>;
  /**
   * Streams an upload to the disk, so that slow uploads take no memory. Rejects if the stream
   * breaks off.
   */
  receive: (stream: Readable) => Promise<ReceivedFile>;
}

/**
 * A completely received upload without an owner. If it is not deleted, a start at least an hour
 * later deletes it.
 */
export interface ReceivedFile {
  read: () => Promise<Buffer>;
  forget: () => Promise<void>;
}

const keyPattern = /^[0-9a-f]{2}\/[0-9a-f]{32}$/;

/** A new random key. */
export function newFileKey(): string {
  const name = newSecretId();
  return `${name.slice(0, 2)}/${name}`;
}

/** Stores the files in a local folder. */
export function openPrescriptionFiles(folder: string): Promise<PrescriptionFiles> {
  return storedPrescriptionFiles(folderStore(folder), folder);
}

/**
 * Stores the files in an object store and receives uploads in `arriving`, a local folder. Deletes
 * incomplete files that an earlier crash left there (errors-75).
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
