import {
  keepPreviousData,
  useInfiniteQuery,
  type InfiniteData,
  type UseInfiniteQueryResult,
} from '@tanstack/react-query';

interface Piece<Row> {
  rows: Row[];
  /** What the next piece comes after; '' at the end. */
  next: string;
}

/**
 * A list that comes piece by piece, the next one when it is asked for: `fetchPage` returns the piece after
 * a cursor ('' for the first). The key says what is asked, filters included.
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
