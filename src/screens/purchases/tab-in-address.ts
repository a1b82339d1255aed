import { readPage, type PageInAddress } from '#state/page-in-address.ts';

/** The tabs of Purchases. */
export type PurchasesTab = 'orders' | 'requests';

/** Tab and page of Purchases as they stand in the address; absent for the first of each. */
export interface PurchasesInAddress extends PageInAddress {
  tab?: 'requests' | undefined;
}

/** `?tab=requests&page=2`; any other tab counts as the orders. */
export function readPurchases(search: Record<string, unknown>): PurchasesInAddress {
  return { ...readPage(search), tab: search['tab'] === 'requests' ? 'requests' : undefined };
}
