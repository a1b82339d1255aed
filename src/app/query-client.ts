import { QueryClient } from '@tanstack/react-query';
import { reasonOf, type FailureReason } from '#api/failure.ts';
import { networkNow } from '#state/network.ts';

const minute = 60_000;
/** Until a question is asked again that the network has not carried, in milliseconds. */
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
        staleTime: minute,
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
 * How often a question is asked again before its screen says what is wrong. Where the network carries
 * nothing that is at once, after one more try (errors-14): what is on the screen is asked again by
 * itself (app/ask-again.ts).
 */
function triesAfter(reason: FailureReason): number {
  // TanStack's `onlineManager` sees only changes: on a page opened without a network it says online.
  if (networkNow() === 'offline') return 0;
  if (reason.kind === 'unreachable') return 1;
  return reason.kind === 'status' && reason.status >= 500 ? 2 : 0;
}
