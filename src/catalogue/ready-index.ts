/**
 * The index for searching, made ready each time that what it is made of has changed (offline-205): to read
 * it takes a tenth of building it. Prices and stocks are not in it, so they write none of it anew.
 */
import type { CatalogueProduct } from '#domain/catalogue.ts';
import type { OpenCatalogue } from './open-catalogue.ts';
import { digestOf } from './packed-text.ts';
import { groupOf } from './read-ready.ts';
import { readIndexNote, type ReadyIndex, type StoredIndex } from './stored-ready.ts';

/** The catalogue's index for this worker's build; without the index itself where the same lies there. */
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

/** So many products lie in a group on average at most: to read one, all of its group are read. */
const mostInGroup = 128;

/** In how many groups so many products lie: a number that seldom changes, a power of two. */
export function countOfGroups(products: number): number {
  return 2 ** Math.ceil(Math.log2(Math.max(1, products / mostInGroup)));
}

/** By what a product's group is told. */
export function keyOf({ permalink, id }: CatalogueProduct): string {
  return permalink || id;
}

/** All that the index reads of a product (search-index.ts), and what leads to it. */
function searched(product: CatalogueProduct): unknown[] {
  const { name, nameBn, genericName, company, form, strength, searchWords } = product;
  const { id, permalink, isPrescriptionRequired } = product;
  const words = [name, nameBn, genericName, company, form, strength, searchWords];
  return [id, permalink, isPrescriptionRequired, ...words];
}

/** Whether it is an index of so many products: what this phone's storage gives back is not trusted. */
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

/** Bytes, about: a letter counts as one. */
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
