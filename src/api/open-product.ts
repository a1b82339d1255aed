import type { QueryClient } from '@tanstack/react-query';
import type { Product } from '#domain/product.ts';
import { isGone } from './failure.ts';
import { productQuery } from './products.ts';
import { withTimeout } from './with-timeout.ts';

/**
 * Marks a product that comes from a list only. The oldest possible timestamp makes the query stale,
 * so the full product is fetched.
 */
const fromAList = 1;

/** True for a product from a list that the server's full response has not replaced yet. */
export function isOfAList(updatedAt: number): boolean {
  return updatedAt === fromAList;
}

/** If the response arrives within this time, no placeholder is shown. */
const firstViewTimeoutMs = 250;

/**
 * Returns a product by permalink or id and caches it under its permalink. If the network is slow or
 * down, a product from a cached list is shown at once and replaced when the response arrives.
 * Throws an ApiFailure if the product is not found anywhere.
 */
export async function openProduct(queryClient: QueryClient, key: string): Promise<Product> {
  const question = { ...productQuery(key), revalidateIfStale: true };
  // No retries: after the first failure the phone's own data is tried. Only if it has no such
  // product, the request is retried.
  const request = queryClient.ensureQueryData({ ...question, retry: false });
  const first = await firstOutcome(request);
  const failure = first && 'failure' in first ? first.failure : null;
  if (failure && isGone(failure)) throw failure;
  if (first && 'product' in first) {
    keep(queryClient, first.product);
    return first.product;
  }
  const known = await onPhone(queryClient, key, failure);
  // The response may have arrived in the meantime.
  if (!known || queryClient.getQueryData(productQuery(key).queryKey)) {
    const product = await (failure ? queryClient.ensureQueryData(question) : request);
    keep(queryClient, product);
    return product;
  }
  for (const name of new Set([key, known.permalink || key])) {
    queryClient.setQueryData(productQuery(name).queryKey, known, { updatedAt: fromAList });
  }
  return known;
}

type First = { product: Product } | { failure: unknown };

/** The outcome of the request within `firstViewTimeoutMs`; undefined while it is pending. */
function firstOutcome(request: Promise<Product>): Promise<First | undefined> {
  const settled = request.then(
    (product): First => ({ product }),
    (failure: unknown): First => ({ failure }),
  );
  return withTimeout(settled, firstViewTimeoutMs);
}

/** Null if the chunk cannot be loaded. */
async function onPhone(queryClient: QueryClient, key: string, failure: unknown) {
  try {
    return await import('./local-product.ts').then((loaded) =>
      loaded.localProduct(queryClient, key, failure),
    );
  } catch {
    return null;
  }
}

function keep(queryClient: QueryClient, product: Product): void {
  if (!product.permalink) return;
  const { queryKey } = productQuery(product.permalink);
  if (!queryClient.getQueryData(queryKey)) queryClient.setQueryData(queryKey, product);
}
