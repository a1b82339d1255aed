import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import * as reviews from '#contract/reviews.ts';
import { callWithTimeout } from './with-timeout.ts';

/** Reviews per page (catalogue-72). */
export const reviewsPerPage = 5;

/** What customers wrote about the shop, a page of it, newest first. */
export function reviewsQuery(page: number) {
  return queryOptions({
    queryKey: ['reviews', page],
    queryFn: ({ signal }) =>
      callWithTimeout(
        reviews.list,
        { pageNumber: page, pageSize: reviewsPerPage, isDescending: true },
        signal,
      ),
    placeholderData: keepPreviousData,
  });
}
