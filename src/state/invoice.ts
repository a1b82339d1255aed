/** The invoice's way from the order to its own tab: under `invoice` in storage, removed once it was read (checkout-106). */
import * as v from 'valibot';
import { storedInvoice } from '#contract/stored-invoice.ts';
import { storageKeys } from '#contract/stored.ts';
import type { OrderDetails } from '#domain/order.ts';
import { createEphemeralStore } from './ephemeral-store.ts';
import { useStore } from './store.ts';

const key = storageKeys.invoice;

/** What this tab was handed; undefined before it has looked. */
const handed = createEphemeralStore<OrderDetails | null | undefined>(undefined);

/** Hands the order over to the tab that opens next; without storage that tab asks the shop. */
export function handInvoiceOver(order: OrderDetails): void {
  try {
    localStorage.setItem(key, JSON.stringify(order));
  } catch {
    // Full or forbidden: the invoice page asks for the order itself.
  }
}

/** Takes out of storage what was handed over, into this tab. */
export function takeInvoice(): void {
  try {
    const text = localStorage.getItem(key);
    if (text === null) {
      if (handed.get() === undefined) handed.set(null);
      return;
    }
    localStorage.removeItem(key);
    const read = v.safeParse(storedInvoice, JSON.parse(text));
    handed.set(read.success ? read.output : null);
  } catch {
    // Forbidden, or not ours: the page asks for the order itself.
    handed.set(null);
  }
}

/** The order that this tab was handed; null for none or another one, undefined before it has looked. */
export function useHandedInvoice(id: string): OrderDetails | null | undefined {
  const order = useStore(handed);
  return order && order.order.id !== id ? null : order;
}
