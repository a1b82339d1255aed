/** What this phone knows without asking: everything that stands in the query cache. */
import type { QueryClient } from '@tanstack/react-query';
import type { Home } from '#domain/home.ts';
import type { Product } from '#domain/product.ts';
import { homeQuery } from './home.ts';

/** The last known home page, if there is one. */
export function cachedHome(queryClient: QueryClient): Home | undefined {
  return queryClient.getQueryData(homeQuery.queryKey);
}

/** Products seen on this phone, each once: those of lists and searches, then those of the home page. */
export function cachedProducts(queryClient: QueryClient, most: number): Product[] {
  const known = new Map<string, Product>();
  for (const product of everyCachedProduct(queryClient)) {
    if (!known.has(product.id)) known.set(product.id, product);
    if (known.size >= most) break;
  }
  return [...known.values()];
}

/** A product that a list has brought already, by its permalink or its id. */
export function cachedProduct(queryClient: QueryClient, key: string): Product | undefined {
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
