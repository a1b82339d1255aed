/**
 * Marks prices that do not come from a fresh response with the time at which they were valid
 * (offline-172).
 */
import type { Product } from './product.ts';

type Priced = Pick<
  Product,
  'id' | 'permalink' | 'listPrice' | 'discount' | 'discountPercent' | 'stock' | 'pricedAt'
>;

/**
 * Yields every product in a response at any depth: in lists, in pages of lists, in the home page's
 * rows, or alone.
 */
export function* productsIn(response: unknown): Generator<Priced> {
  if (typeof response !== 'object' || response === null) return;
  if (isPriced(response)) yield response;
  else for (const part of Object.values(response)) yield* productsIn(part);
}

function isPriced(value: object): value is Priced {
  return 'listPrice' in value && 'stock' in value;
}

/**
 * Writes the time of the prices (ISO, or milliseconds) into a response that no other code uses yet.
 * Products that already have a time keep it.
 */
export function markAge(response: unknown, since: string | number): void {
  const moment = new Date(since).getTime();
  if (Number.isNaN(moment)) return;
  for (const product of productsIn(response)) product.pricedAt ??= moment;
}

/** The fields of a product in a stored catalogue. */
export type StoredPrice = Omit<Priced, 'permalink' | 'pricedAt'>;

/**
 * Writes newer prices into a response that no other code uses yet. Returns true if any price was
 * older. `since` is the time of the new prices in milliseconds. A catalogue only tells whether a
 * product is in stock, so a stock count from the server stays.
 */
export function takeNewerPrices(
  response: unknown,
  stored: ReadonlyMap<string, StoredPrice>,
  since: number,
): boolean {
  let wasOlder = false;
  for (const product of productsIn(response)) {
    const newer = stored.get(product.id);
    if (!newer || product.pricedAt === undefined || product.pricedAt >= since) continue;
    const isThere = newer.stock > 0 && product.stock > 0;
    Object.assign(product, {
      listPrice: newer.listPrice,
      discount: newer.discount,
      discountPercent: newer.discountPercent,
      stock: isThere ? product.stock : newer.stock,
      pricedAt: since,
    });
    wasOlder = true;
  }
  return wasOlder;
}
