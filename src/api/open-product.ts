import type { QueryClient } from '@tanstack/react-query';
import type { Product } from '#domain/product.ts';
import { isUnanswered, reasonOf } from './failure.ts';
import { productQuery } from './products.ts';

/**
 * A product by its permalink or its id, ready under its permalink. Where the
 * network does not carry the question, what a list has brought already is
 * shown. Throws an ApiFailure where nothing is known.
 */
export async function openProduct(queryClient: QueryClient, key: string): Promise<Product> {
  try {
    const product = await queryClient.ensureQueryData({
      ...productQuery(key),
      revalidateIfStale: true,
    });
    if (product.permalink) keep(queryClient, product);
    return product;
  } catch (failure) {
    if (!isUnanswered(reasonOf(failure))) throw failure;
    const known = await fromLists(queryClient, key);
    if (!known) throw failure;
    // As old as can be: the next chance to ask is taken.
    queryClient.setQueryData(productQuery(key).queryKey, known, { updatedAt: 1 });
    if (known.permalink) {
      queryClient.setQueryData(productQuery(known.permalink).queryKey, known, { updatedAt: 1 });
    }
    return known;
  }
}

/** What a list has brought already; its code is fetched by those who need it. */
async function fromLists(queryClient: QueryClient, key: string): Promise<Product | undefined> {
  try {
    const { knownProduct } = await import('./known.ts');
    return knownProduct(queryClient, key);
  } catch {
    return undefined;
  }
}

function keep(queryClient: QueryClient, product: Product): void {
  const { queryKey } = productQuery(product.permalink);
  if (!queryClient.getQueryData(queryKey)) queryClient.setQueryData(queryKey, product);
}
