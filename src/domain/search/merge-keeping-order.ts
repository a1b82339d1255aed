import type { Product } from '#domain/product.ts';

/**
 * Merges later results into those already shown. Shown rows keep their positions and are updated;
 * new rows follow them.
 */
export function mergeKeepingOrder(shown: readonly Product[], later: readonly Product[]): Product[] {
  const news = new Map(later.map((product) => [product.id, product]));
  const updated = shown.map((product) => news.get(product.id) ?? product);
  for (const { id } of shown) news.delete(id);
  return [...updated, ...news.values()];
}
