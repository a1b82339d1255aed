/**
 * Files that other apps have shared with the shop. The worker stores their bytes before the page
 * opens, under `shared/` and never in a submission, because only a page can determine whose draft
 * is open. The visible tab adds them to its draft, under a Web Lock.
 */
import type { PrescriptionFileProblem } from '#domain/prescription-file.ts';
import { outboxStore } from '#outbox/storage/store.ts';

/** A shared file on the phone's disk. A file that was rejected has a problem and no bytes. */
export interface SharedFile {
  key: string;
  name: string;
  mime: string;
  bytes: ArrayBuffer;
  /** Whether the file was already shrunk, which drops EXIF. Otherwise the page must try. */
  isShrunk: boolean;
  problem: PrescriptionFileProblem | null;
}

/** The key prefix of shared files. */
export const sharedPrefix = 'shared/';

/** The files that wait for a draft, in the order of sharing. Empty if storage is blocked. */
export async function sharedFiles(): Promise<SharedFile[]> {
  const stored: unknown[] = await outboxStore.readUnder(sharedPrefix).catch(() => []);
  return stored.filter(isSharedFile);
}

/** Deletes a file that was added to the draft or discarded. */
export async function forgetShared(key: string): Promise<void> {
  await outboxStore.remove([key]);
}

/** Runs `work` in one tab at a time. Two tabs would add the same file to the draft twice. */
export async function aloneWithShared(work: () => Promise<void>): Promise<void> {
  // Node 20: has no `navigator`; from 22 on drop the first condition.
  if (typeof navigator === 'undefined' || !('locks' in navigator)) return work();
  await navigator.locks.request('nirog-shared', { mode: 'exclusive' }, work);
}

function isSharedFile(value: unknown): value is SharedFile {
  if (typeof value !== 'object' || value === null) return false;
  const fields = { key: null, name: null, mime: null, bytes: null, ...value };
  return (
    typeof fields.key === 'string' &&
    typeof fields.name === 'string' &&
    typeof fields.mime === 'string' &&
    // An ArrayBuffer that was cloned from another realm is no `instanceof` this realm's class.
    Object.prototype.toString.call(fields.bytes) === '[object ArrayBuffer]'
  );
}
