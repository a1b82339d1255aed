import { orderTabNamed, type OrderTab } from '#domain/order-tabs.ts';

/** Parses the tab in the address, case-insensitively. Null if it is invalid. */
export function tabInAddress(name: string): OrderTab | null {
  return orderTabNamed(name);
}
