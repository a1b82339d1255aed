import * as v from 'valibot';
import type { CounterProduct } from '#contract/counter/request-shapes.ts';
import * as contract from '#contract/products.ts';
import type { ProductOnWire } from '#server/services/catalogue/product-rows.ts';

/**
 * Converts a product to the shape that the shop's screens use, so that the counter has the same
 * field names.
 */
export function counterProductOf(product: ProductOnWire): CounterProduct {
  const { pricedAt: _at, guidance: _facts, ...read } = v.parse(contract.product, product);
  return read;
}
