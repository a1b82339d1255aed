/** The tabs of the order history, by their place in the address (customer-area-21). */
export const orderTabs = ['All', 'Confirmed', 'Processing', 'Delivering', 'Cancel'] as const;

export type OrderTab = (typeof orderTabs)[number];

/** The tab of an address, in any case; null for none. */
export function orderTabNamed(name: string): OrderTab | null {
  return orderTabs.find((tab) => tab.toLowerCase() === name.toLowerCase()) ?? null;
}
