/** Stores files that other apps share, in the worker, before any page opens. */
import { isPicture, acceptedMime, problemWithPrescriptionFile } from '#domain/prescription-file.ts';
import { announceChange } from '#outbox/storage/change-channel.ts';
import { withFreedStorage } from '#outbox/storage/free-storage.ts';
import { sharedPrefix, type SharedFile } from './shared.ts';
import { shrinkPhoto } from './shrink.ts';
import { outboxStore } from '#outbox/storage/store.ts';

/** The result of a share. With `kept` the files wait for the draft. */
export type Sharing = 'kept' | 'nothing' | 'not-saved';

const nothing = new ArrayBuffer(0);

/**
 * Stores the shared files with pictures already shrunk. They are on disk when this resolves with
 * `kept`.
 */
export async function keepShared(files: readonly File[]): Promise<Sharing> {
  if (files.length === 0) return 'nothing';
  const batch = Date.now();
  const entries: [string, SharedFile][] = [];
  let joined = 0;
  try {
    for (const [at, file] of files.entries()) {
      const key = `${sharedPrefix}${batch}-${String(at).padStart(3, '0')}`;
      const shared = await sharedFile(key, file, joined);
      if (!shared.problem) joined += 1;
      entries.push([key, shared]);
    }
    await withFreedStorage(() => outboxStore.writeAll(entries));
  } catch {
    // A file cannot be read, or there is no quota or no storage. The page shows that; no file is
    // stored.
    return 'not-saved';
  }
  announceChange();
  return 'kept';
}

async function sharedFile(key: string, file: File, joined: number): Promise<SharedFile> {
  const described = { name: file.name, mime: file.type };
  const mime = acceptedMime(described);
  // A large picture is accepted, because it is shrunk first.
  const size = isPicture(described) ? Math.min(1, file.size) : file.size;
  const problem = problemWithPrescriptionFile({ ...described, size }, joined);
  if (problem || !mime) {
    return { key, ...described, bytes: nothing, isShrunk: false, problem: problem ?? 'wrong-type' };
  }
  const original = { bytes: await file.arrayBuffer(), mime };
  const photo = await shrinkPhoto(original);
  return { key, name: file.name, ...photo, isShrunk: photo !== original, problem: null };
}
