/** The whole catalogue as the phone stores it, and how changes are merged into it. */
import type { Product } from './product.ts';

/**
 * A product of the whole catalogue: without details, with the fields that shelves and the search
 * need.
 */
export interface CatalogueProduct extends Product {
  /** '' if the product is only in a category. */
  subCategoryId: string;
  /** Additional search words; phrases are separated by `|`. */
  searchWords: string;
  /** The position in the shop's own order; lower comes first. */
  rank: number;
  /** The number of recent orders with this product; higher comes first in the order "popular". */
  popularity: number;
}

/** The fields of a product that change daily. */
export type CataloguePrice = Pick<
  CatalogueProduct,
  'id' | 'listPrice' | 'discount' | 'discountPercent' | 'stock' | 'popularity'
>;

/** One part of the whole catalogue, or the changes since a version. */
export interface CatalogueSnapshot {
  /** The version at the time at which the server read this part. */
  version: string;
  /** The version to which these changes apply; '' for a part of the whole catalogue. */
  since: string;
  /** The cursor of the next part; '' after the last one. */
  next: string;
  products: CatalogueProduct[];
  /** New prices of products that are otherwise unchanged. */
  prices: CataloguePrice[];
  /** Ids of products that were removed since then. */
  removed: string[];
}

/**
 * Merges changes into the catalogue: adds and replaces products, updates prices, deletes removed
 * ones. Sorted by id.
 */
export function withChanges(
  known: readonly CatalogueProduct[],
  { products, prices, removed }: Pick<CatalogueSnapshot, 'products' | 'prices' | 'removed'>,
): CatalogueProduct[] {
  const byId = new Map(known.map((product) => [product.id, product]));
  for (const product of products) byId.set(product.id, product);
  for (const price of prices) {
    const product = byId.get(price.id);
    if (product) byId.set(price.id, { ...product, ...price });
  }
  for (const id of removed) byId.delete(id);
  return [...byId.values()].toSorted((one, other) => Number(one.id) - Number(other.id));
}
