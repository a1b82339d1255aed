import { readShelfAddress, type ShelfAddress } from '#domain/shelf-address.ts';
import { readPage, type PageInAddress } from './page-in-address.ts';

/** Reads a shelf's page, order and filters from its search parameters. */
export function readShelf(search: Record<string, unknown>): PageInAddress & ShelfAddress {
  return { ...readPage(search), ...readShelfAddress(search) };
}
