import { sharings, type SharingTold } from '#contract/worker.ts';

/** How a sharing ended, as the worker (or the server in its place) tells it in the address. */
export function readSharing(search: Record<string, unknown>): { shared?: SharingTold } {
  const shared = sharings.find((one) => one === search['shared']);
  return shared ? { shared } : {};
}
