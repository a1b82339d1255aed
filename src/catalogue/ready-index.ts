/**
 * Precomputes the search index whenever its source has changed (offline-205). Reading the stored
 * index takes a tenth of the time of building it. It contains no prices and stocks, so a new price
 * does not rewrite it.
 */
import type { CatalogueProduct } from '#domain/catalogue.ts';
import type { OpenCatalogue } from './open-catalogue.ts';
import { digestOf } from './packed-text.ts';
import { groupOf } from './read-ready.ts';
import { readIndexNote, type ReadyIndex, type StoredIndex } from './stored-ready.ts';

/**
 * The catalogue's index for this worker's build, with its digest and size. Leaves out the index
 * itself if the same one is already stored.
 */
export async function readyIndexOf(catalogue: OpenCatalogue, worker: string): Promise<ReadyIndex> {
  const { products, record } = catalogue;
  const count = countOfGroups(products.length);
  const digest = await digestOf(JSON.stringify(products.map(searched)));
  const known = await readIndexNote(record.folder, worker);
  if (known?.digest === digest) return known;
  const stored = {
    index: await catalogue.buildIndex(),
    ids: products.map(({ id }) => id),
    groups: Uint16Array.from(products, (product) => groupOf(keyOf(product), count)),
  };
  return { digest, bytes: weightOf(stored), stored };
}

/** The largest average number of products in a group. Reading one product reads its whole group. */
const mostInGroup = 128;

/**
 * The number of groups for this many products. A power of two, so that the number seldom changes
 * and groups stay valid.
 */
export function countOfGroups(products: number): number {
  return 2 ** Math.ceil(Math.log2(Math.max(1, products / mostInGroup)));
}

/** The key that determines a product's group: its permalink, or its id if it has none. */
export function keyOf({ permalink, id }: CatalogueProduct): string {
  return permalink || id;
}

/**
 * Every field from which the index is built (search-index.ts), and the fields that lead from the
 * index to the product.
 */
function searched(product: CatalogueProduct): unknown[] {
  const { name, nameBn, genericName, company, form, strength, searchWords } = product;
  const { id, permalink, isPrescriptionRequired } = product;
  const words = [name, nameBn, genericName, company, form, strength, searchWords];
  return [id, permalink, isPrescriptionRequired, ...words];
}

/**
 * Whether a value read from storage is an index of this many products. Stored data may be damaged,
 * so its shape is checked.
 */
export function isStoredIndex(found: unknown, products: number): found is StoredIndex {
  const of = (from: unknown, name: string): unknown => Reflect.get(Object(from), name);
  const [index, ids] = [of(found, 'index'), of(found, 'ids')];
  return (
    of(index, 'size') === products &&
    Array.isArray(of(index, 'names')) &&
    Object(of(index, 'fields')) === of(index, 'fields') &&
    Array.isArray(ids) &&
    ids.length === products &&
    of(of(found, 'groups'), 'length') === products
  );
}

/** The approximate size in bytes; every character counts as one byte. */
function weightOf(index: StoredIndex): number {
  const seen = new Set<unknown>();
  const weigh = (value: unknown): number => {
    if (typeof value === 'string') return value.length;
    if (typeof value !== 'object' || value === null || seen.has(value)) return 0;
    seen.add(value);
    if (ArrayBuffer.isView(value)) return value.byteLength;
    let sum = 0;
    for (const part of Object.values(value)) sum += weigh(part);
    return sum;
  };
  return weigh(index);
}
