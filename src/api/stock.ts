/** Current prices and stock, and reports of demand for products that are out of stock. */
import * as stock from '#contract/stock.ts';
import type { CurrentInfo } from '#domain/product.ts';
import { callWithTimeout } from './with-timeout.ts';

/** The maximum number of products in one price request. */
const maxIdsPerRequest = 100;

/** Fetches current prices and stock. Never cached; throws an ApiFailure. */
export async function fetchCurrentInfo(productIds: readonly string[]): Promise<CurrentInfo[]> {
  const known: CurrentInfo[] = [];
  for (let start = 0; start < productIds.length; start += maxIdsPerRequest) {
    const batch = productIds.slice(start, start + maxIdsPerRequest);
    known.push(...(await callWithTimeout(stock.currentInfo, { productIds: batch })));
  }
  return known;
}

/**
 * Reports to the server that a customer tapped a product that is out of stock. Throws an
 * ApiFailure.
 */
export async function reportDemand(productId: string): Promise<void> {
  await callWithTimeout(stock.onDemand, { ProductId: productId });
}
