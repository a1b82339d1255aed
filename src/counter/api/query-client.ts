import { QueryClient } from '@tanstack/react-query';
import { isUnreachable } from './problem.ts';

/**
 * The query client of the counter. The counter needs the network, so a query without it fails
 * immediately and is refetched on reconnect.
 */
export function createCounterQueries(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        staleTime: 5_000,
        retry: (failures, problem) => failures < 1 && navigator.onLine && isUnreachable(problem),
        refetchOnWindowFocus: true,
        refetchOnReconnect: true,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}
