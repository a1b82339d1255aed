/**
 * The requests for shelves and searches: the page sends them, and the worker responds to them from
 * the catalogue.
 */
import type { RequestInput } from './endpoint.ts';
import type { list } from './products.ts';

/** A category or a sub-category, as lists name it (catalogue-20). */
export interface Shelf {
  /** For query keys. */
  name: 'category' | 'category-id' | 'sub-category';
  field: string;
  value: string;
  /** Rows per page (catalogue-19). */
  pageSize: number;
}

/** A category by the key in its address: an id or a permalink (shell-39). */
export function categoryShelf(key: string): Shelf {
  const name = isId(key) ? 'category-id' : 'category';
  return { name, field: 'Permalink', value: key, pageSize: 24 };
}

export function subCategoryShelf(id: string): Shelf {
  return { name: 'sub-category', field: 'SubCategoryId', value: id, pageSize: 20 };
}

/** The request of `Product/Get` for a page of an unfiltered shelf. */
export function shelfRequest(
  { field, value, pageSize }: Shelf,
  page: number,
): RequestInput<typeof list> {
  return { filter: [{ field, value, operation: 0 }], pageNumber: page, pageSize };
}

/** Ids are numbers or UUIDs; everything else is a permalink. */
function isId(key: string): boolean {
  return /^(\d+|[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12})$/i.test(key);
}

/** The number of results fetched for a search (search-5). */
export const searchSize = 50;

/** The results page's request. `query` is normalised by {@link tidyQuery}. */
export function resultsRequest(query: string) {
  return { PageNumber: 1, PageSize: searchSize, Query: query };
}
