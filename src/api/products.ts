/** Questions about products, as plain values. */
import { queryOptions } from '@tanstack/react-query';
import * as products from '#contract/products.ts';
import { tidyQuery, wordsOf } from '#domain/query.ts';
import { askPatiently } from './patiently.ts';

/** Rows per page (S1 §9). */
export const pageSizes = { category: 24, subCategory: 20 } as const;

/** The results fetched for a search (S1 §9). */
const searchSize = 50;

/** The products of a category, 24 per page, by its permalink (S1 §7 "Product list filters"). */
function categoryProductsQuery(permalink: string, page: number) {
  return queryOptions({
    queryKey: ['products', 'category', permalink, page],
    queryFn: ({ signal }) =>
      askPatiently(
        products.list,
        {
          filter: [{ field: 'Permalink', value: permalink, operation: 0 }],
          pageNumber: page,
          pageSize: pageSizes.category,
        },
        signal,
      ),
  });
}

/** The same by the category's id, for addresses that carry one. */
function categoryProductsByIdQuery(id: string, page: number) {
  return queryOptions({
    queryKey: ['products', 'category-id', id, page],
    queryFn: ({ signal }) =>
      askPatiently(
        products.byCategory,
        { CategoryId: id, pageNumber: page, pageSize: pageSizes.category },
        signal,
      ),
  });
}

/** The products of a category by what stands in its address: an id or a permalink (decisions, "Routes"). */
export function productsOfCategoryQuery(key: string, page: number) {
  return isId(key) ? categoryProductsByIdQuery(key, page) : categoryProductsQuery(key, page);
}

/** Ids are numbers or UUIDs; everything else is a permalink. */
function isId(key: string): boolean {
  return /^(\d+|[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12})$/i.test(key);
}

/** The products of a sub-category, 20 per page. */
export function subCategoryProductsQuery(id: string, page: number) {
  return queryOptions({
    queryKey: ['products', 'sub-category', id, page],
    queryFn: ({ signal }) =>
      askPatiently(
        products.list,
        {
          filter: [{ field: 'SubCategoryId', value: id, operation: 0 }],
          pageNumber: page,
          pageSize: pageSizes.subCategory,
        },
        signal,
      ),
  });
}

/** One product by its permalink, or by its id. */
export function productQuery(key: string) {
  return queryOptions({
    queryKey: ['products', 'one', key],
    queryFn: ({ signal }) => askPatiently(products.byPermalink, { id: key }, signal),
  });
}

/** Products related to one, by its id. */
export function relatedProductsQuery(id: string) {
  return queryOptions({
    queryKey: ['products', 'related', id],
    queryFn: ({ signal }) => askPatiently(products.related, { id }, signal),
  });
}

/** The header's live search: `Product/Search` with the words as a list. Blank makes no call. */
export function liveSearchQuery(typed: string) {
  const words = wordsOf(typed);
  return queryOptions({
    queryKey: ['products', 'search', words.join(' ')],
    queryFn: ({ signal }) =>
      askPatiently(products.search, { PageNumber: 1, PageSize: searchSize, Query: words }, signal),
    enabled: words.length > 0,
  });
}

/** The results page: `Product/Searches` with one string. Blank makes no call. */
export function searchResultsQuery(typed: string) {
  const query = tidyQuery(typed);
  return queryOptions({
    queryKey: ['products', 'searches', query],
    queryFn: ({ signal }) =>
      askPatiently(
        products.searches,
        { PageNumber: 1, PageSize: searchSize, Query: query },
        signal,
      ),
    enabled: query !== '',
    // A search that failed says so and offers Retry; showing it again does not ask again by itself.
    retryOnMount: false,
  });
}
