/**
 * Gives the service worker priority on the network during a first visit, until the app opens
 * offline (offline-185).
 */
import { sessionStore } from './session.ts';

/** How long the worker has priority at most, in milliseconds. */
const maxWaitMs = 30_000;

let free: () => void;
const freed = new Promise<void>((resolve) => (free = resolve));

/**
 * Ends the priority: the worker is active or could not be installed, somebody signed in, or a
 * submission is due.
 */
export function releaseInstallPriority(): void {
  free();
}

/**
 * Resolves when background requests may start: immediately on a phone with an earlier visit,
 * otherwise when the priority ends, after 30 s at the latest. Never rejects.
 */
export async function whenInstallIsDone(): Promise<void> {
  if (await wasHereBefore()) return;
  await Promise.race([freed, new Promise((resolve) => setTimeout(resolve, maxWaitMs))]);
}

/**
 * Whether this phone has visited the shop before. Also true if the browser has no storage or no
 * workers, because no installation is expected then.
 */
async function wasHereBefore(): Promise<boolean> {
  if (!('serviceWorker' in navigator) || sessionStore.get()) return true;
  try {
    return navigator.serviceWorker.controller !== null || (await indexedDB.databases()).length > 0;
  } catch {
    return true;
  }
}
