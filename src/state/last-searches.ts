/** The last searches on this phone, newest first. Signing out deletes them (`private/`). */
import * as v from 'valibot';
import { tidyQuery } from '#domain/query.ts';
import { createStore, useStore } from './store.ts';

const maxSearches = 6;
const maxLength = 60;

export const lastSearchesStore = createStore<readonly string[]>({
  key: 'private/searches',
  schema: v.pipe(
    v.array(v.pipe(v.string(), v.maxLength(maxLength), v.minLength(1))),
    v.maxLength(maxSearches),
    v.readonly(),
  ),
  initial: [],
  write: (value) => (value.length > 0 ? value : undefined),
});

export function useLastSearches(): readonly string[] {
  return useStore(lastSearchesStore);
}

/** Stores a search after the customer has chosen one of its results or opened the results page. */
export function storeSearch(typed: string): void {
  const query = tidyQuery(typed).slice(0, maxLength);
  if (query === '') return;
  lastSearchesStore.set((known) => [query, ...without(known, query)].slice(0, maxSearches));
}

export function forgetSearch(query: string): void {
  lastSearchesStore.set((known) => without(known, query));
}

function without(known: readonly string[], query: string): string[] {
  return known.filter((one) => one.toLowerCase() !== query.toLowerCase());
}
