import { fetchAlone } from '#catalogue/fetch-catalogue.ts';
import { readCatalogueRecord, readComing } from '#catalogue/stored-catalogue.ts';
import { catalogueSyncTag } from '#contract/worker.ts';
import { configureWorkerClient } from '#outbox/worker-settings.ts';

declare const self: ServiceWorkerGlobalScope;

interface PeriodicSyncEvent extends ExtendableEvent {
  tag: string;
}

/** Fetches what changed of a catalogue that is here, while no page is open (offline-152). */
export function freshenCatalogue(): void {
  self.addEventListener('periodicsync', (event: Event) => {
    if (isPeriodicSync(event) && event.tag === catalogueSyncTag) event.waitUntil(freshen());
  });
}

/** What has not come as a whole is for a page to go on with, where it can be seen. */
async function freshen(): Promise<void> {
  if (!(await readCatalogueRecord()) || (await readComing())) return;
  await configureWorkerClient();
  await fetchAlone(() => undefined);
}

function isPeriodicSync(event: Event): event is PeriodicSyncEvent {
  return 'tag' in event && 'waitUntil' in event;
}
