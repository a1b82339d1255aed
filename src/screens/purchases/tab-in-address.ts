import { readPage, type PageInAddress } from '#state/page-in-address.ts';

/** The tabs of Purchases. */
export type PurchasesTab = 'orders' | 'requests';

/** The tab and page of Purchases in the address. Undefined for the first of each. */
export interface PurchasesInAddress extends PageInAddress {
  tab?: 'requests' | undefined;
}

/** Parses `?tab=requests&page=2`. Any other tab counts as the orders. */
export function readPurchases(search: Record<string, unknown>): PurchasesInAddress {
  return { ...readPage(search), tab: search['tab'] === 'requests' ? 'requests' : undefined };
}
