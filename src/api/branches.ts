import { queryOptions } from '@tanstack/react-query';
import * as branches from '#contract/branches.ts';
import { reasonOf } from './failure.ts';
import { callWithTimeout } from './with-timeout.ts';

/** Branches on a page of their table, paged on the phone (catalogue-83). */
export const branchesPerPage = 3;

const everyBranch = { pageNumber: 1, pageSize: 1000 };

/** All branches of the pharmacy, up to 1000 (catalogue-82); the last known ones are shown at once. */
export const branchesQuery = queryOptions({
  queryKey: ['branches'],
  queryFn: async ({ signal }) => (await askEitherWay(signal)).rows,
  meta: { persist: true },
  staleTime: 60 * 60_000,
  gcTime: Infinity,
});

/** A host that does not know the one way is asked by the other (catalogue-82). */
async function askEitherWay(signal: AbortSignal) {
  try {
    return await callWithTimeout(branches.list, everyBranch, signal);
  } catch (cause) {
    const reason = reasonOf(cause);
    const isUnknown = reason.kind === 'status' && (reason.status === 404 || reason.status === 405);
    if (!isUnknown) throw cause;
    return callWithTimeout(branches.listByPost, { ...everyBranch, filter: [] }, signal);
  }
}
