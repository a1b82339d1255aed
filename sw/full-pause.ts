import { isOverQuota } from '#outbox/storage/database.ts';
import { outboxStore } from '#outbox/storage/store.ts';

/** Milliseconds for which the worker stores no more of the app after the quota was exceeded. */
const fullPauseMs = 3_600_000;
/** Bytes that must have become free for the pause to end earlier. */
const minFreedBytes = 20_000_000;
const key = 'app-full';

interface FullRecord {
  at: number;
  /**
   * Free bytes according to the browser when the quota was exceeded. The browser may not see how
   * full the disk is.
   */
  free: number;
}

let last: FullRecord = { at: 0, free: 0 };

/**
 * Starts the pause. It is also written to IndexedDB for the next worker, if there is quota left for
 * so little.
 */
export async function noteFull(): Promise<void> {
  last = { at: Date.now(), free: await freeBytes() };
  await outboxStore.write(key, last).catch(() => undefined);
}

/** Runs work that stores files of the app, and starts the pause if the quota is exceeded. */
export async function notingFull<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (failure) {
    if (isOverQuota(failure)) await noteFull();
    throw failure;
  }
}

/**
 * Whether the pause lasts: one hour from the exceeded quota. It ends earlier if enough bytes became
 * free or the clock was set back.
 */
export async function isPausing(): Promise<boolean> {
  const stored = await outboxStore.read(key).catch(() => null);
  const newest = isFullRecord(stored) && stored.at > last.at ? stored : last;
  const age = Date.now() - newest.at;
  return age >= 0 && age < fullPauseMs && (await freeBytes()) - newest.free < minFreedBytes;
}

async function freeBytes(): Promise<number> {
  try {
    const { quota = 0, usage = 0 } = await navigator.storage.estimate();
    return Math.max(0, quota - usage);
  } catch {
    // Browsers without an estimate wait for the full hour.
    return 0;
  }
}

function isFullRecord(value: unknown): value is FullRecord {
  return typeof value === 'object' && value !== null && 'at' in value && 'free' in value;
}
