import type { Page } from './lists.ts';

/**
 * How many pages there are as far as one of them tells. Of a host that counts
 * nothing a full one has another behind it; more rows than were asked for are all of them.
 */
export function pageCountOf(page: number, perPage: number, response: Page<unknown>): number {
  if (response.isCounted !== false) return Math.ceil(response.total / perPage);
  return response.rows.length === perPage ? page + 1 : page;
}

/** True where a page lies behind the last one of a list that has something in it. */
export function isBeyondLast(page: number, response: Page<unknown>): boolean {
  if (page <= 1 || response.rows.length > 0) return false;
  return response.isCounted === false || response.total > 0;
}
