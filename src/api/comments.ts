/** Queries for comments on products and reviews of the shop. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import * as comments from '#contract/comments.ts';
import * as reviews from '#contract/reviews.ts';
import { callWithTimeout } from './with-timeout.ts';

/** Comments per page (catalogue-72). */
export const commentsPerPage = 5;

/** A page of the comments on a product. */
export function commentsQuery(productId: string, page: number) {
  return queryOptions({
    queryKey: ['comments', productId, page],
    queryFn: ({ signal }) =>
      callWithTimeout(
        comments.byProduct,
        {
          filter: [{ field: 'ProductId', value: productId, operation: 0 }],
          pageNumber: page,
          pageSize: commentsPerPage,
        },
        signal,
      ),
    placeholderData: keepPreviousData,
  });
}

/** Reviews per page (catalogue-72). */
export const reviewsPerPage = 5;

/** A page of the reviews of the shop, newest first. */
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
