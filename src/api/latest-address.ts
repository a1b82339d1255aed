import { latest, latestByPost } from '#contract/addresses.ts';
import type { ShippingAddress } from '#domain/address.ts';
import { reasonOf } from './failure.ts';
import { askWire, readWire, type PrivateQuestion } from './private-question.ts';

/** Where the customer had something delivered last; null for nowhere. By GET, then POST on 404 and 405 (customer-area-128). */
export const latestAddressQuestion: PrivateQuestion<ShippingAddress | null> = {
  key: ['latest-address'],
  ask: async (signal) => {
    try {
      return await askWire(latest, {}, signal);
    } catch (failure) {
      const reason = reasonOf(failure);
      const isUnknown =
        reason.kind === 'status' && (reason.status === 404 || reason.status === 405);
      if (!isUnknown) throw failure;
      return askWire(latestByPost, {}, signal);
    }
  },
  read: (wire) => readWire(latest.response, wire),
};
