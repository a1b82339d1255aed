import { latest, latestByPost } from '#contract/latest-address.ts';
import type { ShippingAddress } from '#domain/address.ts';
import { reasonOf } from './failure.ts';
import { fetchOnce, fetchWire, readWire, type PrivateQuery } from './private-query.ts';

/** Where the customer had something delivered last; null for nowhere. By GET, then POST on 404 and 405 (customer-area-128). */
export const latestAddressPrivateQuery: PrivateQuery<ShippingAddress | null> = {
  key: ['latest-address'],
  fetchWire: async (signal) => {
    try {
      return await fetchWire(latest, {}, signal);
    } catch (failure) {
      const reason = reasonOf(failure);
      const isUnknown =
        reason.kind === 'status' && (reason.status === 404 || reason.status === 405);
      if (!isUnknown) throw failure;
      return fetchWire(latestByPost, {}, signal);
    }
  },
  read: (wire) => readWire(latest.response, wire),
};

/** For the form of who has written none yet: for this once, nothing of it is stored. */
export function fetchLatestAddress(signal: AbortSignal): Promise<ShippingAddress | null> {
  return fetchOnce(latestAddressPrivateQuery, signal);
}
