import type { MessageToWorker } from '#contract/worker.ts';
import { outdated } from './rules.ts';

declare const self: ServiceWorkerGlobalScope;

/**
 * A new worker takes over only when the customer has agreed; then it claims the
 * pages and removes runtime caches of older versions. IndexedDB is never touched.
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
