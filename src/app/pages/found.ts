import type { QueryClient } from '@tanstack/react-query';
import { reasonOf } from '#api/failure.ts';
import { notSold } from '#contract/products.ts';
import { productsOfCategoryQuery, subCategoryProductsQuery } from '#api/products.ts';

/** The server's own word that nothing is there, or nothing that it sells: no failure of the network or of the program. */
export function isMissing(failure: unknown): boolean {
  const reason = reasonOf(failure);
  if (reason.kind === 'refused') return reason.code === notSold;
  return reason.kind === 'status' && reason.status === 404;
}

/** What stands in the address of a category (`key`) or a sub-category (`id`). */
interface ShelfParams {
  key?: string | undefined;
  id?: string | undefined;
}

/** How many products a shelf has, by whichever of its pages was asked for; null where none was. */
export function listTotal(queryClient: QueryClient, { key, id }: ShelfParams): number | null {
  const list =
    id === undefined ? key && productsOfCategoryQuery(key, 1) : subCategoryProductsQuery(id, 1);
  if (!list) return null;
  // Behind the shelf's name the key has the page and what is chosen.
  const [known] = queryClient.getQueriesData<{ total: number }>({
    queryKey: list.queryKey.slice(0, 3),
  });
  return known?.[1]?.total ?? null;
}
