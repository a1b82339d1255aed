import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { privateKey, type PrivateQuery } from '#api/private-query.ts';
import { storedPrivateResponse } from '#state/private-responses.ts';
import { useCustomer } from './customer-context.ts';
import { privateOptions, storedName } from './private-options.ts';

export interface PrivateResult<Data> {
  /** Undefined while nothing is known. */
  data: Data | undefined;
  /** When the shop gave it, in milliseconds; 0 while nothing is known. */
  at: number;
  /** Why the last try brought nothing. */
  error: Error | null;
  isFetching: boolean;
  /** The page before, shown until the one that was asked for is here. */
  isPageBefore: boolean;
  /** The shop itself has answered since this screen opened. */
  isFresh: boolean;
  refetch: () => void;
}

/** How often what is under way is asked for anew, in milliseconds, while its screen is looked at. */
const followEvery = 20_000;

/**
 * Asks for something of the customer's own. The last known answer is shown at
 * once; every new one is kept for when the network is away. It is asked for anew
 * when somebody comes back to the page, and again and again while `isUnderWay`
 * says of the answer that the pharmacy is still at it (customer-area-184).
 */
export function usePrivateQuery<Data>(
  query: PrivateQuery<Data>,
  isUnderWay: (data: Data) => boolean = () => false,
): PrivateResult<Data> {
  const { id } = useCustomer();
  const name = storedName(query);
  const result = useQuery({
    ...privateOptions(id, query),
    initialData: () => storedPrivateResponse(id, name, query.read)?.data,
    initialDataUpdatedAt: () => storedPrivateResponse(id, name, query.read)?.at,
    staleTime: 0,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state: { data } }) =>
      data !== undefined && isUnderWay(data) ? followEvery : false,
    placeholderData: (before, request) =>
      request && isAnotherPage(request.queryKey, privateKey(id, ...query.key)) ? before : undefined,
  });
  const { refetch } = result;
  const again = useCallback(() => void refetch(), [refetch]);
  return {
    data: result.data,
    at: result.dataUpdatedAt,
    error: result.error,
    isFetching: result.isFetching,
    isPageBefore: result.isPlaceholderData,
    isFresh: result.isFetchedAfterMount && result.isSuccess,
    refetch: again,
  };
}

/**
 * True for two pages of one list. The previous page stays, dimmed, until the next one has loaded:
 * without it the pager would leave the page, and the focus with it.
 */
function isAnotherPage(before: readonly unknown[], now: readonly unknown[]): boolean {
  const isSameList =
    before.length === now.length && now.slice(0, -1).every((part, at) => part === before[at]);
  return isSameList && typeof now.at(-1) === 'number';
}
