/** How often an order has emptied the bag of this phone, and which submission did last (checkout-121). */
import * as v from 'valibot';
import { createStore } from './store.ts';

export interface OrderedBags {
  count: number;
  last: string;
}

const schema = v.object({ count: v.number(), last: v.string() });
const none: OrderedBags = { count: 0, last: '' };

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
