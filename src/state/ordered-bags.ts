/**
 * Records which orders the bag of this phone became part of or was restored from (checkout-121).
 * The record is stored in localStorage beside the bag, and its count also in the outbox's database.
 * A killed browser loses the last minutes of localStorage: then the bag contains again what was
 * ordered, and the database has the higher count.
 */
import * as v from 'valibot';
import { outboxStore } from '#outbox/storage/store.ts';
import { findSubmission } from '#outbox/write.ts';
import { createStore, useStore } from '#state/store.ts';

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

/** Counts the order that has emptied the bag. Call it in the same task as the change of the bag. */
export function countOrderedBag(submissionId: string): void {
  const { count, last } = orderedBagsStore.get();
  // Two tabs in which the button was pressed at once have sent one order.
  if (last !== submissionId) storeCount(count + 1, submissionId);
}

/**
 * Clears the last order if the customer took it back: the bag may contain its lines again, and
 * nothing was ordered since.
 */
export async function uncountTakenBack(): Promise<void> {
  const { count, last } = orderedBagsStore.get();
  if (last && !(await findSubmission(last))) storeCount(count, '');
}

function storeCount(count: number, last: string): void {
  noteOrderedBags({ count, last, since: '' });
  // A full disk is ignored: the record in localStorage remains.
  void outboxStore.write(orderedBagsStore.key, { count, last }).catch(() => undefined);
}

/**
 * Whether this browser has lost the fact that an order emptied the bag. True only on the first
 * call; after that, `since` holds the order. False if the database cannot be read.
 */
export async function hasForgottenOrder(): Promise<boolean> {
  const stored = v.safeParse(
    schema,
    await outboxStore.read(orderedBagsStore.key).catch(() => null),
  );
  const { count, last } = stored.success ? stored.output : none;
  if (count <= orderedBagsStore.get().count) return false;
  noteOrderedBags({ count, last, since: last });
  return last !== '';
}
