import { QueryClient } from '@tanstack/react-query';
import { reasonOf, type FailureReason } from '#api/failure.ts';
import { networkNow } from '#state/network.ts';

const minute = 60_000;
/** Until a question is asked again that the network has not carried, in milliseconds. */
const unreachableRetryDelay = 300;

/**
 * Questions asked of the server. `offlineFirst`: the service worker may know
 * the answer without a network, so a question is always asked once; it is
 * asked again only while online, and only where the server did not answer.
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
  if (networkNow() === 'offline') return 0;
  if (reason.kind === 'unreachable') return 1;
  return reason.kind === 'status' && reason.status >= 500 ? 2 : 0;
}
