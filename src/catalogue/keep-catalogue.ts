/** Keeps the catalogue on this phone by itself: after the app is there, and where the line may be used for it (offline-154). */
import type { QueryClient } from '@tanstack/react-query';
import { catalogueSyncTag } from '#contract/worker.ts';
import { wholeCatalogueCall } from '#domain/capabilities.ts';
import { askAhead } from '#api/ahead.ts';
import { capabilitiesQuery } from '#api/capabilities.ts';
import { untilAppIsOnPhone } from '#state/app-on-phone.ts';
import { catalogueChoiceStore } from '#state/catalogue-choice.ts';
import { isLineDear } from '#state/line.ts';
import { fetchCatalogue } from './catalogue-on-phone.ts';

const hour = 60 * 60_000;

/** Called once: fetches it now, when the network is back, and every hour that the page is open. */
export async function keepCatalogue(client: QueryClient): Promise<void> {
  await untilAppIsOnPhone();
  const refresh = () => void keepFresh(client).catch(() => undefined);
  refresh();
  window.addEventListener('online', refresh);
  setInterval(refresh, hour);
}

async function keepFresh(client: QueryClient): Promise<void> {
  if (!navigator.onLine || document.visibilityState === 'hidden' || !isWanted()) return;
  await askAhead(client);
  const { calls } = await client.ensureQueryData(capabilitiesQuery());
  if (!calls.includes(wholeCatalogueCall)) return;
  await fetchCatalogue();
  await askForPeriods();
}

/** Where the browser knows it, and lets an installed app: the worker asks twice a day what changed. */
async function askForPeriods(): Promise<void> {
  const registration: ServiceWorkerRegistration & Periodic = await navigator.serviceWorker.ready;
  await registration.periodicSync?.register(catalogueSyncTag, { minInterval: 12 * hour });
}

/** A registration with what TypeScript's own does not know. */
interface Periodic {
  readonly periodicSync?: {
    register: (tag: string, options: { minInterval: number }) => Promise<void>;
  };
}

function isWanted(): boolean {
  const choice = catalogueChoiceStore.get();
  return choice === 'wanted' || (choice === 'by-itself' && !isLineDear());
}
