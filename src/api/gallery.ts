import { queryOptions } from '@tanstack/react-query';
import * as gallery from '#contract/gallery.ts';
import { callWithTimeout } from './with-timeout.ts';

/** Pictures per page of the gallery (catalogue-98). */
export const picturesPerPage = 5;

/** A page of the gallery, counted from 1, newest picture first. */
export function galleryQuery(page: number) {
  const request = { isDescending: true, pageNumber: page, pageSize: picturesPerPage };
  return queryOptions({
    queryKey: ['gallery', page],
    queryFn: ({ signal }) => callWithTimeout(gallery.list, request, signal),
    staleTime: 60 * 60_000,
  });
}
