import type { Query, QueryClient } from '@tanstack/react-query';
import { createSyncStoragePersister } from '@tanstack/query-sync-storage-persister';
import {
  persistQueryClient,
  persistQueryClientSave,
  type PersistedClient,
} from '@tanstack/react-query-persist-client';

const day = 24 * 60 * 60_000;

/**
 * Stores the query data that the first paint needs (queries with `meta: { persist: true }`) in
 * localStorage, so that it renders before the service worker responds. Entries expire after 30
 * days. TanStack deprecates this synchronous persister in favour of an asynchronous one over the
 * same storage, so only this file uses it.
 */
export async function persistQueries(queryClient: QueryClient, key: string): Promise<void> {
  const persister = createSyncStoragePersister({
    storage: window.localStorage,
    key,
    throttleTime: 1_000,
    deserialize: (text) => agedBy<PersistedClient>(Date.now(), JSON.parse(text)),
  });
  const options = {
    queryClient,
    persister,
    dehydrateOptions: {
      shouldDehydrateQuery: (query: Query) =>
        query.meta?.['persist'] === true && query.state.status === 'success',
      shouldDehydrateMutation: () => false,
    },
  };
  const [, restored] = persistQueryClient({ ...options, maxAge: 30 * day });
  await restored;
  // Save once now: a server-rendered page brings its own query data, and no later fetch may trigger
  // a save.
  await persistQueryClientSave(options);
}

/**
 * Marks entries with a future date as stale. A clock that was ahead wrote them, and they would
 * count as fresh until that date (offline-194).
 */
function agedBy<Stored extends Partial<PersistedClient>>(now: number, stored: Stored): Stored {
  // The persister itself discards a record of any other shape, because its version does not match.
  for (const { state } of stored.clientState?.queries ?? []) {
    if (state.dataUpdatedAt > now) state.dataUpdatedAt = 0;
  }
  return stored;
}
