import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Has the next question go out whatever is known. `staleTime: 0` alone does not: what a clock that
 * was ahead has dated is fresh until that day comes (offline-194).
 */
export function invalidateWithoutRefetch(
  queryClient: QueryClient,
  queryKey: QueryKey,
): Promise<void> {
  return queryClient.invalidateQueries({ queryKey, exact: true, refetchType: 'none' });
}
