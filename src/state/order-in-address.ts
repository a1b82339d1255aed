import { readPage, type PageInAddress } from './page-in-address.ts';

/** Page and order of a list as they stand in the address; absent for the first page, oldest first. */
export interface OrderInAddress extends PageInAddress {
  order?: 'newest' | undefined;
}

/** `?page=2&order=newest`; any other order counts as the usual one. */
export function readOrder(search: Record<string, unknown>): OrderInAddress {
  return { ...readPage(search), order: search['order'] === 'newest' ? 'newest' : undefined };
}
