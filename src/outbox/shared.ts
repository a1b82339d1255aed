/**
 * Files that other apps have shared with the shop. The worker puts their bytes
 * on the phone's disk before the page opens; the request's draft takes them
 * from here, because only a page knows whose draft is open.
 */
import {
  isPicture,
  prescriptionFileType,
  prescriptionMimes,
  problemWithPrescriptionFile,
  type PrescriptionFileProblem,
} from '#domain/prescription-file.ts';
import { tellNews } from './news.ts';
import { shrinkPhoto } from './shrink.ts';
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

/** How a sharing ended: `kept` files wait for the draft. */
export type Sharing = 'kept' | 'nothing' | 'not-saved';

const prefix = 'shared/';
const nothing = new ArrayBuffer(0);

/** Copies shared files to the phone's disk, pictures made small first; on disk when this resolves with `kept`. */
export async function keepShared(files: readonly File[]): Promise<Sharing> {
  if (files.length === 0) return 'nothing';
  const batch = Date.now();
  const entries: [string, SharedFile][] = [];
  let joined = 0;
  try {
    for (const [at, file] of files.entries()) {
      const key = `${prefix}${batch}-${String(at).padStart(3, '0')}`;
      const shared = await sharedFile(key, file, joined);
      if (!shared.problem) joined += 1;
      entries.push([key, shared]);
    }
    await outboxStore.keepAll(entries);
  } catch {
    // Unreadable, no room or no storage: the page says so, nothing is half there.
    return 'not-saved';
  }
  tellNews();
  return 'kept';
}

async function sharedFile(key: string, file: File, joined: number): Promise<SharedFile> {
  const told = { name: file.name, mime: file.type };
  const type = prescriptionFileType(told);
  // A large picture may join: it is shrunk first.
  const size = isPicture(told) ? Math.min(1, file.size) : file.size;
  const problem = problemWithPrescriptionFile({ ...told, size }, joined);
  if (problem || !type) {
    return { key, ...told, bytes: nothing, isShrunk: false, problem: problem ?? 'wrong-type' };
  }
  const original = { bytes: await file.arrayBuffer(), mime: prescriptionMimes[type] };
  const photo = await shrinkPhoto(original);
  return { key, name: file.name, ...photo, isShrunk: photo !== original, problem: null };
}

/** What waits to be taken into a draft, in the order of sharing; nothing where storage is closed. */
export async function sharedFiles(): Promise<SharedFile[]> {
  const kept: unknown[] = await outboxStore.keptUnder(prefix).catch(() => []);
  return kept.filter(isSharedFile);
}

/** It is in the draft, or will never be. */
export async function forgetShared(key: string): Promise<void> {
  await outboxStore.forget([key]);
}

/** Runs `work` in one tab alone: two would put the same file into the draft twice. */
export async function aloneWithShared(work: () => Promise<void>): Promise<void> {
  if (typeof navigator === 'undefined' || !('locks' in navigator)) return work();
  await navigator.locks.request('nirog-shared', { mode: 'exclusive' }, work);
}

function isSharedFile(value: unknown): value is SharedFile {
  if (typeof value !== 'object' || value === null) return false;
  const told = { key: null, name: null, mime: null, bytes: null, ...value };
  return (
    typeof told.key === 'string' &&
    typeof told.name === 'string' &&
    typeof told.mime === 'string' &&
    // Cloned in another realm it is no instance of ours.
    Object.prototype.toString.call(told.bytes) === '[object ArrayBuffer]'
  );
}
