import * as v from 'valibot';
import type { CounterProduct } from '#contract/counter/request-shapes.ts';
import * as contract from '#contract/products.ts';
import type { ProductOnWire } from '#server/services/catalogue/product-rows.ts';

/** A product as the shop's own screens read it: the counter has the same names for the same things. */
export function counterProductOf(product: ProductOnWire): CounterProduct {
  const { pricedAt: _at, guidance: _facts, ...read } = v.parse(contract.product, product);
  return read;
}
