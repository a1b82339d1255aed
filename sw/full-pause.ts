import { isOverQuota } from '#outbox/database.ts';
import { outboxStore } from '#outbox/store.ts';

/** Milliseconds for which a phone that was found full is not asked to keep more of the app. */
const fullPause = 3_600_000;
/** Bytes that must have become free meanwhile for it to end sooner. */
const enough = 20_000_000;
const key = 'app-full';

interface Found {
  at: number;
  /** Bytes that the browser called free all the same: it may not know how full the disk is. */
  free: number;
}

let last: Found = { at: 0, free: 0 };

/** Kept for the next worker too, where there is room for so little. */
export async function noteFull(): Promise<void> {
  last = { at: Date.now(), free: await freeBytes() };
  await outboxStore.write(key, last).catch(() => undefined);
}

/** Does what keeps some of the app; a phone without room for it is noted. */
export async function notingFull<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (failure) {
    if (isOverQuota(failure)) await noteFull();
    throw failure;
  }
}

/** True for an hour after the phone was full; room that was made, or a clock that was set back, ends it. */
export async function isPausing(): Promise<boolean> {
  const stored = await outboxStore.read(key).catch(() => null);
  const found = isFound(stored) && stored.at > last.at ? stored : last;
  const age = Date.now() - found.at;
  return age >= 0 && age < fullPause && (await freeBytes()) - found.free < enough;
}

async function freeBytes(): Promise<number> {
  try {
    const { quota = 0, usage = 0 } = await navigator.storage.estimate();
    return Math.max(0, quota - usage);
  } catch {
    // A browser that does not say: the hour it is.
    return 0;
  }
}

function isFound(value: unknown): value is Found {
  return typeof value === 'object' && value !== null && 'at' in value && 'free' in value;
}
