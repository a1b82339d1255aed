import { readPage, type PageInAddress } from './page-in-address.ts';

/** Page and order of a list as they stand in the address; absent for the first page, newest first. */
export interface OrderInAddress extends PageInAddress {
  order?: 'oldest' | undefined;
}

/** `?page=2&order=oldest`; any other order counts as the usual one. */
export function readOrder(search: Record<string, unknown>): OrderInAddress {
  return { ...readPage(search), order: search['order'] === 'oldest' ? 'oldest' : undefined };
}
