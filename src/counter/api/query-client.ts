import { QueryClient } from '@tanstack/react-query';
import { isUnreachable } from './problem.ts';

/** The counter needs the network: a question without it fails at once, and is asked again when it is back. */
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
