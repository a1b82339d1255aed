import type { QueryClient } from '@tanstack/react-query';
import { reasonOf } from '#api/failure.ts';
import { notSold } from '#contract/products.ts';
import { productsOfCategoryQuery, subCategoryProductsQuery } from '#api/products.ts';

/**
 * Whether the server responded that the page's subject does not exist or is not sold. A failure of
 * the network or of the program does not count.
 */
export function isMissing(failure: unknown): boolean {
  const reason = reasonOf(failure);
  if (reason.kind === 'refused') return reason.code === notSold;
  return reason.kind === 'status' && reason.status === 404;
}

/** The route parameter of a category (`key`) or a sub-category (`id`). */
interface ShelfParams {
  key?: string | undefined;
  id?: string | undefined;
}

/**
 * The number of products on a shelf, from whichever of its pages is in the query cache; null if
 * none is.
 */
export function listTotal(queryClient: QueryClient, { key, id }: ShelfParams): number | null {
  const list =
    id === undefined ? key && productsOfCategoryQuery(key, 1) : subCategoryProductsQuery(id, 1);
  if (!list) return null;
  // After the shelf's name the query key contains the page and the filters.
  const [known] = queryClient.getQueriesData<{ total: number }>({
    queryKey: list.queryKey.slice(0, 3),
  });
  return known?.[1]?.total ?? null;
}
