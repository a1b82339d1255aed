import { freshenAlone } from '#catalogue/fetch-catalogue.ts';
import { catalogueSyncTag } from '#contract/worker.ts';
import { configureWorkerClient } from '#outbox/storage/worker-settings.ts';

declare const self: ServiceWorkerGlobalScope;

interface PeriodicSyncEvent extends ExtendableEvent {
  tag: string;
}

/**
 * Fetches the changes of a catalogue that is completely downloaded, on a periodic sync while no
 * page is open (offline-152).
 */
export function freshenCatalogue(): void {
  self.addEventListener('periodicsync', (event: Event) => {
    if (isPeriodicSync(event) && event.tag === catalogueSyncTag) event.waitUntil(freshen());
  });
}

async function freshen(): Promise<void> {
  await configureWorkerClient();
  await freshenAlone();
}

function isPeriodicSync(event: Event): event is PeriodicSyncEvent {
  return 'tag' in event && 'waitUntil' in event;
}
