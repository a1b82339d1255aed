/** Which orders this phone's bag went into, and came out of: noted with the bag (checkout-121). */
import * as v from 'valibot';
import { createStore, useStore } from './store.ts';

export interface OrderedBags {
  /** How often an order has emptied the bag. */
  count: number;
  /** The submission that did last; '' where the customer took it back. */
  last: string;
  /** The order that was placed after the bag was what it is, until that bag is empty or was ordered too. '' for none. */
  since: string;
  /** The order that came back into the bag last; its draft has it too, until it is sent. */
  cameBack: string;
}

const schema = v.object({
  count: v.number(),
  last: v.string(),
  since: v.optional(v.string(), ''),
  cameBack: v.optional(v.string(), ''),
});
const none: OrderedBags = { count: 0, last: '', since: '', cameBack: '' };

/** As it is kept with the bag. Not private: it names nobody, and the bag stays where a customer leaves. */
export const orderedBagsStore = createStore<OrderedBags>({
  key: 'ordered-bags',
  schema,
  initial: none,
});

/** As it is kept elsewhere; none where that is nothing of the kind. */
export function readOrderedBags(stored: unknown): OrderedBags {
  const read = v.safeParse(schema, stored);
  return read.success ? read.output : none;
}

/** The submission of the order that was placed since; '' for none. */
export function useOrderedSince(): string {
  return useStore(orderedBagsStore).since;
}

/** Notes some of it. */
export function noteOrderedBags(change: Partial<OrderedBags>): void {
  orderedBagsStore.set((now) => ({ ...now, ...change }));
}

/** The customer knows of it, or the bag is another by now. */
export function forgetOrderedSince(): void {
  if (orderedBagsStore.get().since) noteOrderedBags({ since: '' });
}
