import type { QueryClient } from '@tanstack/react-query';
import { homeQuery } from '#api/home.ts';
import { shelvesQuery } from '#api/shelves.ts';
import { isMissing } from './found.ts';

/** Waits until every question that the loaders have started is answered, or refused. */
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
  // A page that lacks an answer would stay without it in everyone's memory; a missing product has no page either way.
  if (lost && !isMissing(lost.state.error)) throw lost.state.error ?? new Error('no answer');
}

/** The answers that a page was rendered from, for the phone that hydrates it, safe inside a script element. */
export function hydrationData(queryClient: QueryClient, route: string): string {
  const entries = queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.data !== undefined)
    // The home page is long; where only its shelves are shown, only they travel.
    .filter(({ queryHash }) => queryHash !== hashOf(route === '/' ? shelvesQuery : homeQuery))
    .map(({ queryKey, state }) => [queryKey, state.data]);
  return JSON.stringify(entries).replaceAll('<', String.raw`\u003c`);
}

function hashOf(question: { queryKey: readonly unknown[] }): string {
  return JSON.stringify(question.queryKey);
}
