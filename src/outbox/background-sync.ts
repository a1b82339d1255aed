/** What the outbox asks of the phone around it; all of it optional, none of it awaited by a submission. */
import { mapCache, outboxSyncTag, pictureCache, type MessageToWorker } from '#contract/worker.ts';

interface SyncingRegistration extends ServiceWorkerRegistration {
  sync: { register: (tag: string) => Promise<void> };
}

function canSync(registration: ServiceWorkerRegistration): registration is SyncingRegistration {
  return 'sync' in registration;
}

/** Asks the browser to wake the worker when there is a network; many browsers cannot. */
export function requestSync(): void {
  if (!('serviceWorker' in navigator)) return;
  void navigator.serviceWorker
    .getRegistration()
    .then((registration) =>
      registration && canSync(registration) ? registration.sync.register(outboxSyncTag) : undefined,
    )
    // Refused (permission, private mode): the other triggers remain.
    .catch(() => undefined);
}

/** The page goes out of sight: the worker may finish what it was sending. */
export function handToWorker(): void {
  const message: MessageToWorker = { type: 'DELIVER_OUTBOX' };
  if ('serviceWorker' in navigator) navigator.serviceWorker.controller?.postMessage(message);
}

let hasAsked = false;

/** Asks once, from the customer's tap, that the browser does not evict what is stored. */
export function keepStorage(): void {
  if (hasAsked || !('storage' in navigator)) return;
  hasAsked = true;
  // A no is the browser's to say; the outbox works without.
  void navigator.storage.persist?.().catch(() => undefined);
}

/** Makes room: pictures and the map can be fetched again, submissions cannot. */
export async function dropPictureCaches(): Promise<void> {
  if (typeof caches === 'undefined') return;
  // Without a Cache API there was nothing to drop.
  await caches.delete(pictureCache).catch(() => false);
  await caches.delete(mapCache).catch(() => false);
}
