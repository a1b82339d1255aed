import type { QueryClient } from '@tanstack/react-query';
import { byPermalink } from '#contract/products.ts';
import type { Product } from '#domain/product.ts';
import { cachedProduct } from './cached-products.ts';
import { readFromCatalogue, fallbackReason } from './offline-fallback.ts';

/**
 * What this phone knows of a product by its permalink or its id: from a list, or
 * from the whole catalogue (offline-153); null where it knows nothing. `failure` is
 * what became of the shop's own answer, null while it is on its way.
 */
export async function localProduct(
  queryClient: QueryClient,
  key: string,
  failure: unknown,
): Promise<Product | null> {
  return (
    cachedProduct(queryClient, key) ??
    readFromCatalogue(byPermalink, { id: key }, failure ? fallbackReason(failure) : null)
  );
}
