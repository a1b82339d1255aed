import type { MessageToWorker } from '#contract/worker.ts';
import { outdated } from './rules.ts';

declare const self: ServiceWorkerGlobalScope;

/**
 * Activates a new worker only when the customer has agreed. It then deletes the runtime caches of
 * older versions and claims the open pages. IndexedDB stays untouched.
 */
export function followUpdates(): void {
  self.addEventListener('message', (event: ExtendableMessageEvent) => {
    const message: MessageToWorker | undefined = event.data;
    if (message?.type === 'SKIP_WAITING') event.waitUntil(self.skipWaiting());
  });
  self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
}

async function takeOver(): Promise<void> {
  for (const name of outdated(await caches.keys())) await caches.delete(name);
  await self.clients.claim();
}
