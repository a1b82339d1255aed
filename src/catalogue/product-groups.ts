/**
 * The products of the catalogue in groups of about 85, so that one product is read without the
 * others, and a change rewrites few of them (offline-186).
 */
import type { CatalogueProduct } from '#domain/catalogue.ts';
import { unpackText } from './packed-text.ts';

/** The largest average number of products in a group. */
const maxAverageSize = 128;

/**
 * The number of groups for this many products. A power of two, so that the number seldom changes
 * and unchanged groups need not be rewritten.
 */
export function countOfGroups(products: number): number {
  return 2 ** Math.ceil(Math.log2(Math.max(1, products / maxAverageSize)));
}

/** The key that determines a product's group: its permalink, or its id if it has none. */
export function keyOf({ permalink, id }: Pick<CatalogueProduct, 'permalink' | 'id'>): string {
  return permalink || id;
}

/** The number of the group that contains the product with this key. */
export function groupOf(key: string, groups: number): number {
  let sum = 0;
  for (let at = 0; at < key.length; at += 1) sum = (sum * 31 + key.charCodeAt(at)) % 4_294_967_291;
  return sum % groups;
}

/** The texts of all groups: their products as JSON. */
export function groupTexts(products: readonly CatalogueProduct[]): string[] {
  const count = countOfGroups(products.length);
  const groups = Array.from({ length: count }, (): CatalogueProduct[] => []);
  for (const product of products) groups[groupOf(keyOf(product), count)]?.push(product);
  return groups.map((group) => JSON.stringify(group));
}

/** Unpacks the products of a stored group. Rejects with `DamagedText` if it is damaged. */
export async function productsOf(stored: unknown): Promise<readonly CatalogueProduct[]> {
  const products: CatalogueProduct[] = JSON.parse(await unpackText(stored));
  return products;
}

/** Finds a product of a group by permalink or id. A permalink has precedence over an equal id. */
export function productIn(
  group: readonly CatalogueProduct[],
  key: string,
): CatalogueProduct | undefined {
  const permalink = key.toLowerCase();
  return (
    group.find((product) => product.permalink === permalink) ??
    group.find((product) => product.id === key)
  );
}
