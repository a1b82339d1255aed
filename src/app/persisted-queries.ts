import type { Query, QueryClient } from '@tanstack/react-query';
import { createSyncStoragePersister } from '@tanstack/query-sync-storage-persister';
import {
  persistQueryClient,
  persistQueryClientSave,
  type PersistedClient,
} from '@tanstack/react-query-persist-client';

const day = 24 * 60 * 60_000;

/**
 * Keeps the few answers that the first paint needs (those with
 * `meta: { persist: true }`) in localStorage, so that they are on the screen
 * before the service worker has answered. Upstream marks this persister
 * deprecated in favour of an asynchronous one over the same storage, so it is
 * used in this file alone.
 */
export async function persistQueries(
  queryClient: QueryClient,
  key: string,
  version: string,
): Promise<void> {
  const persister = createSyncStoragePersister({
    storage: window.localStorage,
    key,
    throttleTime: 1_000,
    deserialize: (text) => agedBy<PersistedClient>(Date.now(), JSON.parse(text)),
  });
  const kept = {
    queryClient,
    persister,
    buster: version,
    dehydrateOptions: {
      shouldDehydrateQuery: (query: Query) =>
        query.meta?.['persist'] === true && query.state.status === 'success',
      shouldDehydrateMutation: () => false,
    },
  };
  const [, restored] = persistQueryClient({ ...kept, maxAge: 30 * day });
  await restored;
  // A page that the server has rendered came with answers, after which nothing else may be asked.
  await persistQueryClientSave(kept);
}

/** An answer of a clock that was ahead would count as fresh until that day comes (offline-194). */
function agedBy<Stored extends Partial<PersistedClient>>(now: number, stored: Stored): Stored {
  // Whatever else lies there is thrown away by the library, which looks at its version first.
  for (const { state } of stored.clientState?.queries ?? []) {
    if (state.dataUpdatedAt > now) state.dataUpdatedAt = 0;
  }
  return stored;
}
