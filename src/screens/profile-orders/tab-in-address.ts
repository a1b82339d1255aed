import { orderTabNamed, type OrderTab } from '#domain/order-tabs.ts';

/** The tab that an address names, in any case; null for none of them. */
export function tabInAddress(name: string): OrderTab | null {
  return orderTabNamed(name);
}
