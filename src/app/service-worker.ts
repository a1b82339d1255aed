import { Workbox } from 'workbox-window';
import { waitingUpdateStore } from '#state/update.ts';
import { workerUrl } from './trusted-types.ts';

const hour = 60 * 60_000;
const minute = 60_000;

/**
 * Registers the service worker, and offers an update when a new version waits. The page reloads
 * only after the customer has accepted the update. Resolves once a worker is active, or when the
 * installation has failed.
 */
export async function registerServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
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
    if (isTaken) return window.location.reload();
    // Another tab accepted the update, so the new worker already controls this page.
    if (waitingUpdateStore.get()) waitingUpdateStore.set({ take: () => window.location.reload() });
  });

  const brokenOff = new Promise((resolve) => workbox.addEventListener('redundant', resolve));
  try {
    await workbox.register();
  } catch {
    // The browser allows no worker (a private window, a full phone). The shop then works online
    // only.
    return;
  }
  const { serviceWorker } = navigator;
  /**
   * Registers again after a first installation was interrupted and left no worker. The files that
   * were already downloaded are reused.
   */
  const installAgain = async (): Promise<void> => {
    if (!(await serviceWorker.getRegistration())) await workbox.register();
  };
  const lookForUpdate = async (): Promise<void> => {
    await installAgain();
    await workbox.update();
  };
  // Errors are ignored, because the next interval retries.
  const quietly = (work: () => Promise<void>) => (): void => void work().catch(() => {});
  window.addEventListener('online', quietly(lookForUpdate));
  setInterval(quietly(installAgain), minute);
  setInterval(quietly(lookForUpdate), hour);
  await Promise.race([serviceWorker.ready, brokenOff]);
}
