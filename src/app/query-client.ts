import { QueryClient } from '@tanstack/react-query';
import { reasonOf, type FailureReason } from '#api/failure.ts';
import { responseStaleTimeMs } from '#contract/worker.ts';
import { networkNow } from '#state/network.ts';

const minute = 60_000;
/** Delay before the retry of a request that did not reach the server, in milliseconds. */
const unreachableRetryDelay = 300;

/**
 * The query cache. With TanStack Query's default network mode a query is paused while offline, and a
 * loader that awaits it never ends, although the service worker could respond. `offlineFirst` always
 * sends the first request; retries happen only while online and only if the server gave no response.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'offlineFirst',
        staleTime: responseStaleTimeMs,
        gcTime: 30 * minute,
        retry: (failures, error) => failures < triesAfter(reasonOf(error)),
        retryDelay: (failures, error) =>
          reasonOf(error).kind === 'unreachable' ? unreachableRetryDelay : 1_000 * 2 ** failures,
        refetchOnWindowFocus: false,
      },
    },
  });
}

/**
 * How many times a query is retried before its screen shows the error. A request that did not reach
 * the server is retried once, after a short delay (errors-14); app/refetch-while-unreachable.ts refetches active
 * queries later.
 */
function triesAfter(reason: FailureReason): number {
  // TanStack's `onlineManager` sees only changes, so it reports online on a page that was opened
  // without a network.
  if (networkNow() === 'offline') return 0;
  if (reason.kind === 'unreachable') return 1;
  return reason.kind === 'status' && reason.status >= 500 ? 2 : 0;
}
