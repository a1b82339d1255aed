/** Since when the prices in an answer are known, where the shop has not just said them (offline-172). */
import type { Product } from './product.ts';

type Priced = Pick<
  Product,
  'id' | 'permalink' | 'listPrice' | 'discount' | 'discountPercent' | 'stock' | 'pricedAt'
>;

/** Every product in an answer, however deep: a list, the pages of one, the rows of the home page, one alone. */
export function* productsIn(answer: unknown): Generator<Priced> {
  if (typeof answer !== 'object' || answer === null) return;
  if (isPriced(answer)) yield answer;
  else for (const part of Object.values(answer)) yield* productsIn(part);
}

function isPriced(value: object): value is Priced {
  return 'listPrice' in value && 'stock' in value;
}

/** Writes into an answer, which nobody else holds yet, since when it is known (ISO, or milliseconds); what a product says already stays. */
export function markAge(answer: unknown, since: string | number): void {
  const moment = new Date(since).getTime();
  if (Number.isNaN(moment)) return;
  for (const product of productsIn(answer)) product.pricedAt ??= moment;
}

/** What a stored catalogue says of one product. */
export type StoredPrice = Omit<Priced, 'permalink' | 'pricedAt'>;

/**
 * Writes newer prices into an answer that nobody else holds yet, and says whether any was older.
 * `since` is from when they are, in milliseconds. How many there are is known of the shop alone: a
 * catalogue says only whether there are any.
 */
export function takeNewerPrices(
  answer: unknown,
  stored: ReadonlyMap<string, StoredPrice>,
  since: number,
): boolean {
  let wasOlder = false;
  for (const product of productsIn(answer)) {
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
