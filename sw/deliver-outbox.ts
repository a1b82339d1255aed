import { reportOrderErrors } from '#api/order-errors.ts';
import { outboxSyncTag, type MessageToPage, type MessageToWorker } from '#contract/worker.ts';
import { nextWake } from '#domain/outbox-times.ts';
import { refreshBadge } from '#outbox/refresh-badge.ts';
import type { DeliveryContext } from '#outbox/deliver-submission.ts';
import { deliverDue } from '#outbox/deliver-due.ts';
import { catchUpWithPush } from '#outbox/move-push.ts';
import { withRoom } from '#outbox/make-room.ts';
import { outboxStore } from '#outbox/store.ts';
import { configureWorkerClient } from '#outbox/worker-settings.ts';

declare const self: ServiceWorkerGlobalScope;

interface SyncEvent extends ExtendableEvent {
  tag: string;
}

/** The worker has no session: it sends with the grants that pages have left, and reads nothing else. */
const context: DeliveryContext = {
  now: () => new Date().toISOString(),
  random: Math.random,
  currentOwner: () => null,
};

/** Delivers on the browser's `sync` and on a page's message. */
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

/** Rejects while something still waits, or the server knows an old address of this browser: then the browser comes back with another sync. */
async function onSync(): Promise<void> {
  await withRoom(() => outboxStore.change({ type: 'reconnected', at: context.now() }));
  await tellPages();
  await deliver();
  await catchUpWithPush(self.registration);
  if (nextWake(await outboxStore.submissions(), context.now()) !== null) {
    // What needs a session to renew its grant can go from a page alone.
    await tellPages();
    throw new Error('submissions still wait');
  }
}

async function deliver(): Promise<void> {
  await configureWorkerClient();
  // A phone that became full after saving (offline-192).
  await withRoom(() => deliverDue(context));
  await refreshBadge();
}

/** Pages may know of a session that the worker does not have. */
async function tellPages(): Promise<void> {
  const message: MessageToPage = { type: 'OUTBOX_KNOCK' };
  const pages = await self.clients.matchAll({ type: 'window' });
  for (const page of pages) page.postMessage(message, []);
}

function isSync(event: Event): event is SyncEvent {
  return 'tag' in event && 'waitUntil' in event;
}
