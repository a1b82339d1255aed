import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { privateKey, type PrivateQuery } from '#api/private-query.ts';
import { storedPrivateResponse } from '#state/private-responses.ts';
import { useCustomer } from './customer-context.ts';
import { privateOptions, storedName } from './private-options.ts';

export interface PrivateResult<Data> {
  /** Undefined before the first response. */
  data: Data | undefined;
  /** The time of the response in milliseconds, or 0 before the first one. */
  at: number;
  /** The error of the last request. */
  error: Error | null;
  isFetching: boolean;
  /** Whether `data` is still the previous page, while the requested one loads. */
  isPageBefore: boolean;
  /** Whether the server has responded since this screen was mounted. */
  isFresh: boolean;
  refetch: () => void;
}

/**
 * The refetch interval while the pharmacy is processing something on the visible screen, in
 * milliseconds.
 */
const followEvery = 20_000;

/**
 * Fetches private data of the customer. Returns the stored response immediately, and stores every
 * new one for offline use. Refetches when the window gets the focus, and periodically while
 * `isUnderWay(data)` is true, because the pharmacy is still processing it (customer-area-184).
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
  const refetchQuery = useCallback(() => void refetch(), [refetch]);
  return {
    data: result.data,
    at: result.dataUpdatedAt,
    error: result.error,
    isFetching: result.isFetching,
    isPageBefore: result.isPlaceholderData,
    isFresh: result.isFetchedAfterMount && result.isSuccess,
    refetch: refetchQuery,
  };
}

/**
 * Whether two query keys are pages of the same list. The previous page stays, dimmed, until the
 * next one has loaded; otherwise the pager would disappear and lose the focus.
 */
function isAnotherPage(before: readonly unknown[], now: readonly unknown[]): boolean {
  const isSameList =
    before.length === now.length && now.slice(0, -1).every((part, at) => part === before[at]);
  return isSameList && typeof now.at(-1) === 'number';
}
