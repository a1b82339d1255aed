/**
 * Records which orders the bag of this phone became part of or was restored from. It is stored
 * beside the bag (checkout-121).
 */
import * as v from 'valibot';
import { createStore, useStore } from './store.ts';

export interface OrderedBags {
  /** How many times an order has emptied the bag. */
  count: number;
  /** The submission that emptied the bag last; '' if the customer took it back. */
  last: string;
  /**
   * The order that was placed after this state of the bag, until the bag is empty or ordered as
   * well. '' for none.
   */
  since: string;
  /**
   * The order whose lines were put back into the bag last. Its draft contains them too until it is
   * sent.
   */
  cameBack: string;
}

const schema = v.object({
  count: v.number(),
  last: v.string(),
  since: v.optional(v.string(), ''),
  cameBack: v.optional(v.string(), ''),
});
const none: OrderedBags = { count: 0, last: '', since: '', cameBack: '' };

/**
 * The record beside the bag. It is not private: it identifies nobody, and the bag stays when a
 * customer signs out.
 */
export const orderedBagsStore = createStore<OrderedBags>({
  key: 'ordered-bags',
  schema,
  initial: none,
});

/** Parses a record from another storage; returns an empty record if it is invalid. */
export function readOrderedBags(stored: unknown): OrderedBags {
  const read = v.safeParse(schema, stored);
  return read.success ? read.output : none;
}

/** The submission of the order that was placed since this state of the bag; '' for none. */
export function useOrderedSince(): string {
  return useStore(orderedBagsStore).since;
}

export function noteOrderedBags(change: Partial<OrderedBags>): void {
  orderedBagsStore.set((now) => ({ ...now, ...change }));
}

/** Clears `since`, after the customer has confirmed the notice or the bag has changed. */
export function forgetOrderedSince(): void {
  if (orderedBagsStore.get().since) noteOrderedBags({ since: '' });
}
