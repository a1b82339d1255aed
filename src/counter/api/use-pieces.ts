import {
  keepPreviousData,
  useInfiniteQuery,
  type InfiniteData,
  type UseInfiniteQueryResult,
} from '@tanstack/react-query';

interface Piece<Row> {
  rows: Row[];
  /** The cursor of the next piece. '' at the end. */
  next: string;
}

/**
 * A list that is fetched piece by piece on demand. `fetchPage` returns the piece after a cursor (''
 * for the first); `key` is the query key, including filters.
 */
export function usePieces<Row, Content extends Piece<Row>>(
  key: readonly unknown[],
  fetchPage: (after: string, signal: AbortSignal) => Promise<Content>,
): UseInfiniteQueryResult<InfiniteData<Content>> {
  return useInfiniteQuery({
    queryKey: key,
    queryFn: ({ pageParam, signal }) => fetchPage(pageParam, signal),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next || undefined,
    placeholderData: keepPreviousData,
  });
}
