/** Questions about products, as plain values. */
import { queryOptions } from '@tanstack/react-query';
import type { Page } from '#contract/lists.ts';
import * as products from '#contract/products.ts';
import type { Product } from '#domain/product.ts';
import { tidyQuery } from '#domain/query.ts';
import { shelfKey, type ShelfAddress } from '#domain/shelf-address.ts';
import {
  categoryShelf,
  shelfRequest,
  subCategoryShelf,
  type Shelf,
} from '#contract/product-requests.ts';
import { resultsRequest } from '#contract/product-requests.ts';
import { callOrCatalogue, callWithTimeout } from './with-timeout.ts';

/** A page of a shelf. */
export interface ShelfPage extends Page<Product> {
  /** Set where this phone sorted and filtered what it knows of the shelf, instead of the shop. */
  known?: CachedShelf;
}

interface CachedShelf {
  /** How many products of the shelf it knows. */
  count: number;
  /** The network is away; otherwise the host does not sort. */
  isAway: boolean;
}

/** A page of a shelf, as it stands or as its address has it sorted and filtered; the code for that comes when it is asked for. */
function shelfQuery(shelf: Shelf, page: number, address: ShelfAddress) {
  const { name, value, pageSize } = shelf;
  const chosen = shelfKey(address);
  return queryOptions<ShelfPage>({
    queryKey: ['products', name, value, page, chosen],
    queryFn: async ({ client, signal }) => {
      if (chosen) {
        const { fetchFilteredShelf } = await import('./filtered-shelf.ts');
        return fetchFilteredShelf(client, shelf, page, address, signal);
      }
      if (name === 'category-id') {
        const request = { CategoryId: value, pageNumber: page, pageSize };
        return callOrCatalogue(products.byCategory, request, signal);
      }
      return callOrCatalogue(products.list, shelfRequest(shelf, page), signal);
    },
  });
}

/** The products of a category, 24 per page, as its address has them. */
export function productsOfCategoryQuery(key: string, page = 1, address: ShelfAddress = {}) {
  return shelfQuery(categoryShelf(key), page, address);
}

/** The products of a sub-category, 20 per page, as its address has them. */
export function subCategoryProductsQuery(id: string, page = 1, address: ShelfAddress = {}) {
  return shelfQuery(subCategoryShelf(id), page, address);
}

/** One product by its permalink, or by its id. */
export function productQuery(key: string) {
  return queryOptions({
    queryKey: ['products', 'one', key],
    queryFn: ({ signal }) => callWithTimeout(products.byPermalink, { id: key }, signal),
  });
}

/** Products related to one, by its id. */
export function relatedProductsQuery(id: string) {
  return queryOptions({
    queryKey: ['products', 'related', id],
    queryFn: ({ signal }) => callOrCatalogue(products.related, { id }, signal),
  });
}

/** The results page: `Product/Searches` with one string. Blank makes no call. */
export function searchResultsQuery(typed: string) {
  const query = tidyQuery(typed);
  return queryOptions({
    queryKey: ['products', 'searches', query],
    queryFn: ({ signal }) => callOrCatalogue(products.searches, resultsRequest(query), signal),
    enabled: query !== '',
    // A search that failed says so and offers Retry; showing it again does not ask again by itself.
    retryOnMount: false,
  });
}
