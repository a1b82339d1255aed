/**
 * Files that other apps have shared with the shop. The worker stores their bytes before the page opens,
 * under `shared/` and never in a submission, because only a page knows whose draft is open. The visible
 * tab adds them to its draft, under a Web Lock.
 */
import type { PrescriptionFileProblem } from '#domain/prescription-file.ts';
import { outboxStore } from './store.ts';

/** A shared file on the phone's disk; one that may not join has its reason instead of bytes. */
export interface SharedFile {
  key: string;
  name: string;
  mime: string;
  bytes: ArrayBuffer;
  /** Made small already, which drops EXIF; else the page has to try. */
  isShrunk: boolean;
  problem: PrescriptionFileProblem | null;
}

/** The keys of shared files begin so. */
export const sharedPrefix = 'shared/';

/** What waits to be taken into a draft, in the order of sharing; nothing where storage is closed. */
export async function sharedFiles(): Promise<SharedFile[]> {
  const stored: unknown[] = await outboxStore.readUnder(sharedPrefix).catch(() => []);
  return stored.filter(isSharedFile);
}

/** It is in the draft, or will never be. */
export async function forgetShared(key: string): Promise<void> {
  await outboxStore.remove([key]);
}

/** Runs `work` in one tab alone: two would put the same file into the draft twice. */
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
    // Cloned in another realm it is no instance of ours.
    Object.prototype.toString.call(fields.bytes) === '[object ArrayBuffer]'
  );
}
