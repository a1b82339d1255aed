import type { Product } from '#domain/product.ts';

/** What was found later, beside what is shown already: shown rows keep their places and get their news, others follow. */
export function mergeKeepingOrder(shown: readonly Product[], later: readonly Product[]): Product[] {
  const news = new Map(later.map((product) => [product.id, product]));
  const kept = shown.map((product) => news.get(product.id) ?? product);
  for (const { id } of shown) news.delete(id);
  return [...kept, ...news.values()];
}
