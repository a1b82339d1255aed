import { QueryClient } from '@tanstack/react-query';
import { reasonOf } from '#api/failure.ts';
import { networkNow } from '#state/network.ts';

const minute = 60_000;

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
        retry: (failures, error) =>
          failures < 2 && networkNow() !== 'offline' && isWorthAnotherTry(error),
        refetchOnWindowFocus: false,
      },
    },
  });
}

function isWorthAnotherTry(error: Error): boolean {
  const reason = reasonOf(error);
  return reason.kind === 'unreachable' || (reason.kind === 'status' && reason.status >= 500);
}
