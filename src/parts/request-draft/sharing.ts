import { sharings, type SharingResult } from '#contract/share.ts';

/**
 * The result of sharing files to the app, which the worker (or the server as its fallback) puts
 * into the address.
 */
export function readSharing(search: object): SharingResult | undefined {
  const { shared } = { shared: undefined, ...search };
  return sharings.find((one) => one === shared);
}
