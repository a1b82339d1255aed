import { sharings, type SharingResult } from '#contract/share.ts';

/** How a sharing ended, as the worker (or the server in its place) tells it in the address. */
export function readSharing(search: object): SharingResult | undefined {
  const { shared } = { shared: undefined, ...search };
  return sharings.find((one) => one === shared);
}
