/** Whose the line of a first visit is: the worker's, until the shop opens without a network (offline-185). */
import { sessionStore } from './session.ts';

/** How long it is the worker's at most, in milliseconds. */
const maxWaitMs = 30_000;

let free: () => void;
const freed = new Promise<void>((resolve) => (free = resolve));

/** The worker is there, cannot be had now, or something else is wanted. */
export function releaseInstallPriority(): void {
  free();
}

/** Resolves at once on a phone that was here before; on another one when the line is free, after 30 s at the latest. Never rejects. */
export async function whenInstallIsDone(): Promise<void> {
  if (await wasHereBefore()) return;
  await Promise.race([freed, new Promise((resolve) => setTimeout(resolve, maxWaitMs))]);
}

/** Also where nothing can be kept, or no worker can be had. */
async function wasHereBefore(): Promise<boolean> {
  if (!('serviceWorker' in navigator) || sessionStore.get()) return true;
  try {
    return navigator.serviceWorker.controller !== null || (await indexedDB.databases()).length > 0;
  } catch {
    return true;
  }
}
