import type { QueryClient } from '@tanstack/react-query';
import type { Product } from '#domain/product.ts';
import { isGone } from './failure.ts';
import { productQuery } from './products.ts';
import { withTimeout } from './with-timeout.ts';

/** Known from a list alone: as old as can be, so that the whole of it is asked for. */
const fromAList = 1;

/** True for what a list has brought and the shop has not completed yet. */
export function isOfAList(updatedAt: number): boolean {
  return updatedAt === fromAList;
}

/** An answer that comes within so many milliseconds needs no stand-in. */
const firstViewTimeoutMs = 250;

/**
 * A product by its permalink or its id, ready under its permalink. Where the
 * network is slow or does not carry the question, what a list has brought
 * already is shown at once, and completed when the answer comes. Throws an
 * ApiFailure where nothing is known.
 */
export async function openProduct(queryClient: QueryClient, key: string): Promise<Product> {
  const question = { ...productQuery(key), revalidateIfStale: true };
  // The phone is asked as soon as it fails; only where that knows nothing either, the shop once more.
  const request = queryClient.ensureQueryData({ ...question, retry: false });
  const first = await atOnce(request);
  const failure = first && 'failure' in first ? first.failure : null;
  if (failure && isGone(failure)) throw failure;
  if (first && 'product' in first) {
    keep(queryClient, first.product);
    return first.product;
  }
  const known = await onPhone(queryClient, key, failure);
  // It may have come meanwhile.
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

/** What became of the question within a moment; undefined where it is still on its way. */
function atOnce(request: Promise<Product>): Promise<First | undefined> {
  const settled = request.then(
    (product): First => ({ product }),
    (failure: unknown): First => ({ failure }),
  );
  return withTimeout(settled, firstViewTimeoutMs);
}

/** Null where its code cannot be had either. */
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
