import { reportOrderErrors } from '#api/order-errors.ts';
import { outboxSyncTag, type MessageToPage, type MessageToWorker } from '#contract/worker.ts';
import { nextWake } from '#domain/outbox-times.ts';
import { refreshBadge } from '#state/badge.ts';
import type { DeliveryContext } from '#outbox/delivery/deliver-submission.ts';
import { isOverQuota } from '#outbox/storage/database.ts';
import { deliverDue } from '#outbox/delivery/deliver-due.ts';
import { deliverOnFullPhone } from '#outbox/delivery/deliver-on-full-phone.ts';
import { catchUpWithPush } from '#push/move-push.ts';
import { outboxStore } from '#outbox/storage/store.ts';
import { configureWorkerClient } from '#outbox/storage/worker-settings.ts';

declare const self: ServiceWorkerGlobalScope;

interface SyncEvent extends ExtendableEvent {
  tag: string;
}

/**
 * The worker has no session. It sends with the grants that pages have stored, and those allow
 * nothing else.
 */
const context: DeliveryContext = {
  now: () => new Date().toISOString(),
  random: Math.random,
  currentOwner: () => null,
};

/** Delivers the outbox on the browser's `sync` event and on a page's message. */
export function deliverOutbox(): void {
  reportOrderErrors({ customerId: () => '', snapshot: () => ({ page: 'worker' }) });
  self.addEventListener('sync', (event) => {
    if (isSync(event) && event.tag === outboxSyncTag) event.waitUntil(onSync());
  });
  self.addEventListener('message', (event: ExtendableMessageEvent) => {
    const message: MessageToWorker | undefined = event.data;
    if (message?.type === 'DELIVER_OUTBOX') event.waitUntil(deliver());
  });
}

/**
 * Rejects while submissions wait, or while the server has an old push endpoint of this browser: the
 * browser fires another sync only after a rejected one.
 */
async function onSync(): Promise<void> {
  // On a full phone the event cannot be stored, and submissions keep their retry time.
  await outboxStore.change({ type: 'reconnected', at: context.now() }).catch(unlessFull);
  await notifyPages();
  await deliver();
  await catchUpWithPush(self.registration);
  if (nextWake(await outboxStore.submissions(), context.now()) !== null) {
    // Only a page has the session that renews a grant.
    await notifyPages();
    throw new Error('submissions still wait');
  }
}

async function deliver(): Promise<void> {
  await configureWorkerClient();
  await deliverDue(context).catch((failure: unknown) => {
    unlessFull(failure);
    return deliverOnFullPhone(context, failure);
  });
  await refreshBadge();
}

function unlessFull(failure: unknown): void {
  if (!isOverQuota(failure)) throw failure;
}

/** Pages may have a session that the worker does not have. */
async function notifyPages(): Promise<void> {
  const message: MessageToPage = { type: 'OUTBOX_KNOCK' };
  const pages = await self.clients.matchAll({ type: 'window' });
  for (const page of pages) page.postMessage(message, []);
}

function isSync(event: Event): event is SyncEvent {
  return 'tag' in event && 'waitUntil' in event;
}
