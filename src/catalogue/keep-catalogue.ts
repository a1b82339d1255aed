/**
 * Downloads the catalogue and updates it without a user action, after the app itself has been
 * downloaded and only if the connection allows it (offline-154).
 */
import type { QueryClient } from '@tanstack/react-query';
import { catalogueSyncTag } from '#contract/worker.ts';
import { wholeCatalogueCall } from '#domain/capabilities.ts';
import { prefetchPublicPages } from '#api/query-cache.ts';
import { capabilitiesQuery } from '#api/capabilities.ts';
import { untilAppIsOnPhone } from '#state/app-on-phone.ts';
import { catalogueChoiceStore } from '#state/catalogue-choice.ts';
import { isConnectionExpensive } from '#state/connection.ts';
import { catalogueStore, fetchCatalogue } from './catalogue-on-phone.ts';

const minute = 60_000;
const hour = 60 * minute;

/** Milliseconds after which a return to the page triggers another update. */
const refreshIntervalMs = 10 * minute;

/**
 * Updates the catalogue now, on `online`, on a return to the page after {@link refreshIntervalMs},
 * and every hour while the page is open. Retries a failed download after one minute, then with a
 * delay that doubles up to an hour. Call it once. Resolves to a function that stops it.
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
    // The absolute value also triggers an update if the device's clock was set back.
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

/**
 * Fetches the public pages and the catalogue. Resolves to false if the download failed and needs a
 * retry. A full storage is no reason to retry.
 */
async function keepFresh(client: QueryClient): Promise<boolean> {
  await prefetchPublicPages(client);
  const { calls } = await client.ensureQueryData(capabilitiesQuery());
  if (!calls.includes(wholeCatalogueCall)) return true;
  await fetchCatalogue();
  // The browser rejects the registration in a tab that is not an installed app.
  await askForPeriods().catch(() => undefined);
  const { failure = null } = catalogueStore.get() ?? {};
  return !failure || failure.kind === 'full';
}

/**
 * Registers a periodic sync, so that the service worker fetches changes twice a day. Browsers
 * without periodic sync are left alone.
 */
async function askForPeriods(): Promise<void> {
  const registration: ServiceWorkerRegistration & Periodic = await navigator.serviceWorker.ready;
  await registration.periodicSync?.register(catalogueSyncTag, { minInterval: 12 * hour });
}

/** TypeScript's `ServiceWorkerRegistration` has no periodic sync. */
interface Periodic {
  readonly periodicSync?: {
    register: (tag: string, options: { minInterval: number }) => Promise<void>;
  };
}

function isWanted(): boolean {
  const choice = catalogueChoiceStore.get();
  return choice === 'wanted' || (choice === 'by-itself' && !isConnectionExpensive());
}
