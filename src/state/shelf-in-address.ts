import { readShelfAddress, type ShelfAddress } from '#domain/shelf-address.ts';
import { readPage, type PageInAddress } from './page-in-address.ts';

/** A shelf's page, order and filters as they stand in its address. */
export function readShelf(search: Record<string, unknown>): PageInAddress & ShelfAddress {
  return { ...readPage(search), ...readShelfAddress(search) };
}
