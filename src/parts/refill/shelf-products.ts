/**
 * Loads ordered products from the shelves, because an order contains no permalink, form or Bengali
 * name.
 */
import type { QueryClient } from '@tanstack/react-query';
import { productQuery } from '#api/products.ts';
import type { Product } from '#domain/product.ts';

/** The number of concurrent requests. */
const concurrency = 8;
/** The timeout of optional product data for a refill, in milliseconds. */
const loadTimeout = 4_000;

/**
 * Loads the products by their ids, as many as arrive within the timeout. Never rejects, because a
 * refill works without them.
 */
export async function fetchShelfProducts(
  queryClient: QueryClient,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Product>> {
  const known = new Map<string, Product>();
  const until = Date.now() + loadTimeout;
  const late = new Promise<void>((resolve) => setTimeout(resolve, loadTimeout));
  await Promise.race([fetchInTurn(), late]);
  return new Map(known);

  async function fetchInTurn(): Promise<void> {
    for (let start = 0; start < ids.length && Date.now() < until; start += concurrency) {
      const batch = ids.slice(start, start + concurrency);
      await Promise.allSettled(batch.map((id) => fetchOne(id)));
    }
  }

  async function fetchOne(id: string): Promise<void> {
    const question = { ...productQuery(id), retry: false, staleTime: 5 * 60_000 };
    const product = await queryClient.fetchQuery(question);
    if (product.id === id) known.set(id, product);
  }
}
