/**
 * Optional browser features around the outbox: background sync, hand-over to the worker, persistent
 * storage. No submission waits for them.
 */
import { outboxSyncTag, type MessageToWorker } from '#contract/worker.ts';

/** Background sync, which many browsers support and TypeScript's types lack. */
interface MaySync extends ServiceWorkerRegistration {
  readonly sync?: { register: (tag: string) => Promise<void> };
}

/**
 * Registers a background sync from page or worker, if the browser supports it. Rejects if the
 * browser refuses (permission, private mode).
 */
export async function requestSyncOf(registration: MaySync | undefined): Promise<void> {
  await registration?.sync?.register(outboxSyncTag);
}

/**
 * Registers a background sync, so that the browser wakes the worker when there is a network. Many
 * browsers do not support it.
 */
export function requestSync(): void {
  if (!('serviceWorker' in navigator)) return;
  void navigator.serviceWorker
    .getRegistration()
    .then(requestSyncOf)
    // The browser refused it (permission, private mode). The other triggers still deliver.
    .catch(() => undefined);
}

/** Lets the worker finish the delivery when the page is hidden. */
export function handToWorker(): void {
  const message: MessageToWorker = { type: 'DELIVER_OUTBOX' };
  if ('serviceWorker' in navigator) navigator.serviceWorker.controller?.postMessage(message);
}

let hasAsked = false;

/**
 * Requests persistent storage, once per page and on the customer's tap, so that the browser does
 * not evict the submissions.
 */
export function keepStorage(): void {
  if (hasAsked || !('storage' in navigator)) return;
  hasAsked = true;
  // The browser may refuse. The outbox also works without persistence.
  void navigator.storage.persist?.().catch(() => undefined);
}
