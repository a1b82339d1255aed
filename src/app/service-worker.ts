import { Workbox } from 'workbox-window';
import { waitingUpdateStore } from '#state/update.ts';
import { workerUrl } from './trusted-types.ts';

const hour = 60 * 60_000;
const minute = 60_000;

/**
 * Registers the worker, and offers a new version when one waits. The page reloads only after the
 * customer took the offer. Resolves once a worker is active, or none could be installed now.
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
    // Another tab took it, and the worker that waited is at work already.
    if (waitingUpdateStore.get()) waitingUpdateStore.set({ take: () => window.location.reload() });
  });

  const brokenOff = new Promise((resolve) => workbox.addEventListener('redundant', resolve));
  try {
    await workbox.register();
  } catch {
    // No worker (a private window, a full phone): the shop works online, without promises for offline.
    return;
  }
  const { serviceWorker } = navigator;
  /** A first install that broke off too early left no worker, but what had arrived: it goes on from there. */
  const installAgain = async (): Promise<void> => {
    if (!(await serviceWorker.getRegistration())) await workbox.register();
  };
  const lookForUpdate = async (): Promise<void> => {
    await installAgain();
    await workbox.update();
  };
  // What cannot be had now is asked for next time.
  const quietly = (work: () => Promise<void>) => (): void => void work().catch(() => {});
  window.addEventListener('online', quietly(lookForUpdate));
  setInterval(quietly(installAgain), minute);
  setInterval(quietly(lookForUpdate), hour);
  await Promise.race([serviceWorker.ready, brokenOff]);
}
