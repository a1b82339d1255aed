/** Prices and stock of this moment, and asking for what ran out. */
import * as stock from '#contract/stock.ts';
import type { CurrentInfo } from '#domain/product.ts';
import { callWithTimeout } from './with-timeout.ts';

/** The most products that one price look-up may name. */
const mostIds = 100;

/** Prices and stock of this moment. Never cached; throws an ApiFailure. */
export async function fetchCurrentInfo(productIds: readonly string[]): Promise<CurrentInfo[]> {
  const known: CurrentInfo[] = [];
  for (let start = 0; start < productIds.length; start += mostIds) {
    const batch = productIds.slice(start, start + mostIds);
    known.push(...(await callWithTimeout(stock.currentInfo, { productIds: batch })));
  }
  return known;
}

/** Tells the shop that somebody tapped a product that ran out; throws an ApiFailure. */
export async function reportDemand(productId: string): Promise<void> {
  await callWithTimeout(stock.onDemand, { ProductId: productId });
}
