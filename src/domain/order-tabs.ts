/** The tabs of the order history, in the spelling of their addresses (customer-area-21). */
export const orderTabs = ['All', 'Confirmed', 'Processing', 'Delivering', 'Cancel'] as const;

export type OrderTab = (typeof orderTabs)[number];

/** Finds a tab by its name in an address, ignoring case; null if there is none. */
export function orderTabNamed(name: string): OrderTab | null {
  return orderTabs.find((tab) => tab.toLowerCase() === name.toLowerCase()) ?? null;
}
