import type { Page } from './lists.ts';

/**
 * The number of pages, as far as one page tells. If the host sends no total, a full page is
 * followed by another; a page with more rows than requested contains all of them.
 */
export function pageCountOf(page: number, perPage: number, response: Page<unknown>): number {
  if (response.isCounted !== false) return Math.ceil(response.total / perPage);
  return response.rows.length === perPage ? page + 1 : page;
}

/** True if the page number is beyond the last page of a list that is not empty. */
export function isBeyondLast(page: number, response: Page<unknown>): boolean {
  if (page <= 1 || response.rows.length > 0) return false;
  return response.isCounted === false || response.total > 0;
}
