import type { Product } from './product.ts';

/** The whole catalogue for searching without a network, or what changed since a version of it. */
export interface CatalogueSnapshot {
  version: string;
  /** The version that this is added to; '' where it is the whole catalogue. */
  since: string;
  /** Without their details. */
  products: Product[];
  /** Ids of products that are gone since then. */
  removed: string[];
}
