import { waitingUpdateStore } from '#state/update.ts';
import { workerUrl } from './trusted-types.ts';

const hour = 60 * 60_000;

/**
 * Registers the worker once the page is quiet, and offers a new version when
 * one waits. The page reloads only after the customer took the offer.
 */
export async function registerServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { Workbox } = await import('workbox-window');
  const workbox = new Workbox(workerUrl());
  let isTaken = false;

  workbox.addEventListener('waiting', () => {
    waitingUpdateStore.set({
      take: () => {
        isTaken = true;
        workbox.messageSkipWaiting();
      },
    });
  });
  workbox.addEventListener('controlling', () => {
    if (isTaken) window.location.reload();
  });

  try {
    await workbox.register();
  } catch {
    // No worker (a private window, a full phone): the shop works online, without promises for offline.
    return;
  }
  const lookForUpdate = (): void => void workbox.update().catch(() => {});
  window.addEventListener('online', lookForUpdate);
  setInterval(lookForUpdate, hour);
}
