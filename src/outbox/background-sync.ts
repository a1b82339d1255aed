/** What the outbox asks of the phone around it; all of it optional, none of it awaited by a submission. */
import type { MessageToWorker } from '#contract/worker.ts';
import { requestSyncOf } from './request-sync.ts';

/** Asks the browser to wake the worker when there is a network; many browsers cannot. */
export function requestSync(): void {
  if (!('serviceWorker' in navigator)) return;
  void navigator.serviceWorker
    .getRegistration()
    .then(requestSyncOf)
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
