/** Query options for products. */
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

export interface ShelfPage extends Page<Product> {
  /**
   * Set if this phone sorted and filtered the cached products of the shelf instead of the server.
   */
  known?: CachedShelf;
}

interface CachedShelf {
  /** The number of cached products of the shelf. */
  count: number;
  /** True if the network is down; false if the host does not sort. */
  isAway: boolean;
}

/**
 * A page of a shelf, sorted and filtered as its address says. The code for sorting and filtering
 * loads only when it is needed.
 */
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

/** The products of a category, 24 per page, sorted and filtered as the address says. */
export function productsOfCategoryQuery(key: string, page = 1, address: ShelfAddress = {}) {
  return shelfQuery(categoryShelf(key), page, address);
}

/** The products of a sub-category, 20 per page, sorted and filtered as the address says. */
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

/** Products related to the product with this id. */
export function relatedProductsQuery(id: string) {
  return queryOptions({
    queryKey: ['products', 'related', id],
    queryFn: ({ signal }) => callOrCatalogue(products.related, { id }, signal),
  });
}

/** The results page: `Product/Searches` with one string. A blank search sends no request. */
export function searchResultsQuery(typed: string) {
  const query = tidyQuery(typed);
  return queryOptions({
    queryKey: ['products', 'searches', query],
    queryFn: ({ signal }) => callOrCatalogue(products.searches, resultsRequest(query), signal),
    enabled: query !== '',
    // The screen of a failed search offers Retry. Mounting it again must not send the request by
    // itself.
    retryOnMount: false,
  });
}
