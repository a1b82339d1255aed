/**
 * Products that this phone has without a request: from the query cache and from the on-device
 * catalogue.
 */
import type { QueryClient } from '@tanstack/react-query';
import { byPermalink } from '#contract/products.ts';
import type { Home } from '#domain/home.ts';
import type { Product } from '#domain/product.ts';
import { homeQuery } from './home.ts';
import { readFromCatalogue, replacedSource } from './offline-fallback.ts';

/**
 * Returns a product by permalink or id from a cached list or from the on-device catalogue
 * (offline-153); null if neither has it. `failure` is the error of the server's response, or null
 * while the response is pending.
 */
export async function localProduct(
  queryClient: QueryClient,
  key: string,
  failure: unknown,
): Promise<Product | null> {
  return (
    cachedProduct(queryClient, key) ??
    readFromCatalogue(byPermalink, { id: key }, failure ? replacedSource(failure) : null)
  );
}

/** The cached home page, if there is one. */
export function cachedHome(queryClient: QueryClient): Home | undefined {
  return queryClient.getQueryData(homeQuery.queryKey);
}

/** Cached products, each once: first those of lists and searches, then those of the home page. */
export function cachedProducts(queryClient: QueryClient, maxProducts: number): Product[] {
  const known = new Map<string, Product>();
  for (const product of everyCachedProduct(queryClient)) {
    if (!known.has(product.id)) known.set(product.id, product);
    if (known.size >= maxProducts) break;
  }
  return [...known.values()];
}

/** A product from a cached list, by permalink or id. */
function cachedProduct(queryClient: QueryClient, key: string): Product | undefined {
  const wanted = key.toLowerCase();
  for (const product of everyCachedProduct(queryClient)) {
    if (product.permalink.toLowerCase() === wanted || product.id === key) return product;
  }
  return undefined;
}

function* everyCachedProduct(queryClient: QueryClient): Generator<Product> {
  const responses = queryClient.getQueriesData<Product | Product[] | { rows: Product[] }>({
    queryKey: ['products'],
  });
  for (const [, response] of responses) {
    if (!response) continue;
    if (Array.isArray(response)) yield* response;
    else if ('rows' in response) yield* response.rows;
    else yield response;
  }
  for (const row of cachedHome(queryClient)?.rows ?? []) yield* row.products;
}
