import type { QueryClient } from '@tanstack/react-query';
import { homeQuery } from '#api/home.ts';
import { shelvesQuery } from '#api/shelf.ts';
import { isMissing } from './page-results.ts';

/**
 * Waits until every query that the loaders have started has settled. Throws the error of a query
 * that failed, unless the page's subject does not exist.
 */
export async function settled(queryClient: QueryClient): Promise<void> {
  for (;;) {
    const request = queryClient.getQueryCache().getAll();
    const running = request.filter(({ state }) => state.fetchStatus === 'fetching');
    if (running.length === 0) break;
    await Promise.allSettled(running.map(async (query) => query.promise));
  }
  const lost = queryClient
    .getQueryCache()
    .getAll()
    .find(({ state }) => state.status === 'error' && state.data === undefined);
  // A page without this data would be cached for everyone, so rendering fails. A page for a missing
  // product is rendered without data anyway.
  if (lost && !isMissing(lost.state.error)) throw lost.state.error ?? new Error('no answer');
}

/**
 * Serialises the query data that a page was rendered from, for the phone that hydrates it. The JSON
 * is safe inside a script element.
 */
export function hydrationData(queryClient: QueryClient, route: string): string {
  const entries = queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.data !== undefined)
    // The data of the home page is large. Other pages need only its shelves, so only these are
    // sent.
    .filter(({ queryHash }) => queryHash !== hashOf(route === '/' ? shelvesQuery : homeQuery))
    .map(({ queryKey, state }) => [queryKey, state.data]);
  return JSON.stringify(entries).replaceAll('<', String.raw`\u003c`);
}

function hashOf(question: { queryKey: readonly unknown[] }): string {
  return JSON.stringify(question.queryKey);
}
