/** The whole catalogue as the phone keeps it, and how what changed since is put into it. */
import type { Product } from './product.ts';

/** A product as the whole catalogue carries it: without its details, with what shelves and search need. */
export interface CatalogueProduct extends Product {
  /** '' where it stands in a category only. */
  subCategoryId: string;
  /** More words that find it, phrases divided by `|`. */
  searchWords: string;
  /** Its place in the shop's own order; the lower the earlier. */
  rank: number;
  /** Orders of late that hold it; the higher the earlier in the order "popular". */
  popularity: number;
}

/** What of a product changes from day to day. */
export type CataloguePrice = Pick<
  CatalogueProduct,
  'id' | 'listPrice' | 'discount' | 'discountPercent' | 'stock' | 'popularity'
>;

/** One part of the whole catalogue, or what changed since a version of it. */
export interface CatalogueSnapshot {
  /** Of the moment at which this part was read. */
  version: string;
  /** The version that this is added to; '' where it is a part of the whole catalogue. */
  since: string;
  /** With what the next part is asked for; '' after the last one. */
  next: string;
  products: CatalogueProduct[];
  /** New prices of products that are otherwise as they were. */
  prices: CataloguePrice[];
  /** Ids of products that are gone since then. */
  removed: string[];
}

/** The catalogue with what changed since: new and changed products, new prices, less what is gone. In order of id. */
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
