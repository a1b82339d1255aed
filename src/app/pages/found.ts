import type { QueryClient } from '@tanstack/react-query';
import { reasonOf } from '#api/failure.ts';
import { productsOfCategoryQuery, subCategoryProductsQuery } from '#api/products.ts';
import { shelvesQuery } from '#api/shelves.ts';
import { categoryByKey } from '#domain/product.ts';

/** The server's own word that nothing is there: no failure of the network or of the program. */
export function isMissing(failure: unknown): boolean {
  const reason = reasonOf(failure);
  return reason.kind === 'status' && reason.status === 404;
}

/** What stands in the address of a category (`key`) or a sub-category (`id`). */
interface ShelfParams {
  key?: string | undefined;
  id?: string | undefined;
}

/** True for the address of a shelf that the shop does not have: no name of its own, and nothing on it. */
export function isUnknownShelf(queryClient: QueryClient, params: ShelfParams): boolean {
  const shelves = queryClient.getQueryData(shelvesQuery.queryKey);
  const { key, id } = params;
  if (shelves?.subCategories.some((one) => one.id === id)) return false;
  if (key !== undefined && categoryByKey(shelves?.categories ?? [], key)) return false;
  return listTotal(queryClient, params) === 0;
}

/** How many products a shelf has, by whichever of its pages was asked for; null where none was. */
export function listTotal(queryClient: QueryClient, { key, id }: ShelfParams): number | null {
  const list =
    id === undefined ? key && productsOfCategoryQuery(key, 1) : subCategoryProductsQuery(id, 1);
  if (!list) return null;
  // The last part of the key is the page.
  const [known] = queryClient.getQueriesData<{ total: number }>({
    queryKey: list.queryKey.slice(0, -1),
  });
  return known?.[1]?.total ?? null;
}
