import { queryOptions } from '@tanstack/react-query';
import * as branches from '#contract/branches.ts';
import { reasonOf } from './failure.ts';
import { callWithTimeout } from './with-timeout.ts';

/**
 * Rows per page of the branches table. The phone splits the full list into pages (catalogue-83).
 */
export const branchesPerPage = 3;

const everyBranch = { pageNumber: 1, pageSize: 1000 };

/**
 * All branches of the pharmacy, up to 1000 (catalogue-82). The persisted list is shown until the
 * response arrives.
 */
export const branchesQuery = queryOptions({
  queryKey: ['branches'],
  queryFn: async ({ signal }) => (await fetchByGetOrPost(signal)).rows,
  meta: { persist: true },
  staleTime: 60 * 60_000,
  gcTime: Infinity,
});

/** Sends a GET, then a POST if the host does not support the GET (catalogue-82). */
async function fetchByGetOrPost(signal: AbortSignal) {
  try {
    return await callWithTimeout(branches.list, everyBranch, signal);
  } catch (cause) {
    const reason = reasonOf(cause);
    const isUnknown = reason.kind === 'status' && (reason.status === 404 || reason.status === 405);
    if (!isUnknown) throw cause;
    return callWithTimeout(branches.listByPost, { ...everyBranch, filter: [] }, signal);
  }
}
