/** Keeps the catalogue on this phone by itself: after the app is there, and where the line may be used for it (offline-154). */
import type { QueryClient } from '@tanstack/react-query';
import { catalogueSyncTag } from '#contract/worker.ts';
import { wholeCatalogueCall } from '#domain/capabilities.ts';
import { prefetchPublicPages } from '#api/prefetch-public-pages.ts';
import { capabilitiesQuery } from '#api/capabilities.ts';
import { untilAppIsOnPhone } from '#state/app-on-phone.ts';
import { catalogueChoiceStore } from '#state/catalogue-choice.ts';
import { isConnectionExpensive } from '#state/connection.ts';
import { catalogueStore, fetchCatalogue } from './catalogue-on-phone.ts';

const minute = 60_000;
const hour = 60 * minute;

/** Milliseconds after which it is looked at again for who comes back to the page. */
const refreshIntervalMs = 10 * minute;

/**
 * Called once: fetches it now, when the network is back, when somebody comes back to the page after
 * a while, and every hour that the page is open. What broke off is tried again after a minute, then
 * ever more slowly. Gives back how to stop.
 */
export async function keepCatalogue(client: QueryClient, keep = keepFresh): Promise<() => void> {
  await untilAppIsOnPhone();
  const stopping = new AbortController();
  const on = { signal: stopping.signal };
  let keptAt = Number.NEGATIVE_INFINITY;
  let pause = minute;
  let again: ReturnType<typeof setTimeout> | undefined;

  async function refresh(): Promise<void> {
    clearTimeout(again);
    if (!navigator.onLine || document.visibilityState === 'hidden' || !isWanted()) return;
    if (await keep(client).catch(() => false)) {
      keptAt = Date.now();
      pause = minute;
    } else if (!stopping.signal.aborted) {
      clearTimeout(again);
      again = setTimeout(() => void refresh(), pause);
      pause = Math.min(pause * 2, hour);
    }
  }

  void refresh();
  window.addEventListener('online', () => void refresh(), on);
  const onReturn = () => {
    // Also where the clock was set back since.
    if (Math.abs(Date.now() - keptAt) >= refreshIntervalMs) void refresh();
  };
  document.addEventListener('visibilitychange', onReturn, on);
  const hourly = setInterval(() => void refresh(), hour);
  return () => {
    stopping.abort();
    clearTimeout(again);
    clearInterval(hourly);
  };
}

/** False where it broke off; what there is no room for is not fetched again and again. */
async function keepFresh(client: QueryClient): Promise<boolean> {
  await prefetchPublicPages(client);
  const { calls } = await client.ensureQueryData(capabilitiesQuery());
  if (!calls.includes(wholeCatalogueCall)) return true;
  await fetchCatalogue();
  // In a tab that is not installed the browser refuses them.
  await askForPeriods().catch(() => undefined);
  const { failure = null } = catalogueStore.get() ?? {};
  return !failure || failure.kind === 'full';
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
  return choice === 'wanted' || (choice === 'by-itself' && !isConnectionExpensive());
}
