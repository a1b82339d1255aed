import { outboxStore } from '#outbox/store.ts';

/** Milliseconds for which a phone that was found full is not asked to keep more of the app. */
const fullPause = 3_600_000;
const key = 'app-full';

let last = 0;

/** Kept for the next worker too, where there is room for so little. */
export async function noteFull(): Promise<void> {
  last = Date.now();
  await outboxStore.write(key, last).catch(() => undefined);
}

/** True for an hour after the phone was full; a clock that was set back ends it. */
export async function isPausing(): Promise<boolean> {
  const stored = await outboxStore.read(key).catch(() => 0);
  const at = typeof stored === 'number' ? Math.max(stored, last) : last;
  const age = Date.now() - at;
  return age >= 0 && age < fullPause;
}
