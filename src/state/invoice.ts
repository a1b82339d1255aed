/**
 * Passes an order to the tab that opens for its invoice: stored under `invoice` and removed once
 * that tab has read it (checkout-106).
 */
import * as v from 'valibot';
import { storedInvoice } from '#contract/stored-invoice.ts';
import { storageKeys } from '#contract/stored.ts';
import type { OrderDetails } from '#domain/order.ts';
import { createEphemeralStore } from './ephemeral-store.ts';
import { useStore } from './store.ts';

const key = storageKeys.invoice;

/** The order that was passed to this tab; undefined before storage was read. */
const handed = createEphemeralStore<OrderDetails | null | undefined>(undefined);

/** Stores the order for the tab that opens next. Without storage that tab fetches the order. */
export function handInvoiceOver(order: OrderDetails): void {
  try {
    localStorage.setItem(key, JSON.stringify(order));
  } catch {
    // Storage is full or forbidden, so the invoice page fetches the order.
  }
}

/** Moves the stored order from storage into this tab. */
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
    // Storage is forbidden or the record is invalid, so the page fetches the order.
    handed.set(null);
  }
}

/**
 * The order that was passed to this tab; null if there is none or it has another id, undefined
 * before storage was read.
 */
export function useHandedInvoice(id: string): OrderDetails | null | undefined {
  const order = useStore(handed);
  return order && order.order.id !== id ? null : order;
}
