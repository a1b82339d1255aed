/**
 * The index for searching, made ready each time that what it is made of has changed (offline-205): to read
 * it takes a tenth of building it. Prices and stocks are not in it, so they write none of it anew.
 */
import type { CatalogueProduct } from '#domain/catalogue.ts';
import type { SearchIndex } from '#domain/search/search-index.ts';
import type { OpenCatalogue } from './open-catalogue.ts';
import { digestOf } from './packed-text.ts';
import { readIndex, readIndexNote, type ReadyIndex } from './stored-ready.ts';

/** The catalogue's index for this worker's build; without the index itself where the same lies there. */
export async function readyIndexOf(catalogue: OpenCatalogue, worker: string): Promise<ReadyIndex> {
  const digest = await digestOf(JSON.stringify(catalogue.products.map(searched)));
  const known = await readIndexNote(catalogue.record.folder, worker);
  if (known?.digest === digest) return known;
  const index = catalogue.index();
  return { digest, bytes: weightOf(index), index };
}

/** Lets the catalogue take the index that was made ready for it; where there is none, it builds its own when it is asked. */
export async function takeReadyIndex(catalogue: OpenCatalogue, worker: string): Promise<void> {
  if (catalogue.hasIndex()) return;
  try {
    const found = await readIndex(catalogue.record, worker);
    if (isIndexOf(found, catalogue)) catalogue.takeIndex(found);
  } catch {
    // What cannot be read is built.
  }
}

/** All that the index reads of a product (search-index.ts). */
function searched(product: CatalogueProduct): unknown[] {
  const { name, nameBn, genericName, company, form, strength, searchWords } = product;
  const { isPrescriptionRequired } = product;
  return [
    ...[name, nameBn, genericName, company, form, strength, searchWords],
    isPrescriptionRequired,
  ];
}

function isIndexOf(found: unknown, { products }: OpenCatalogue): found is SearchIndex {
  const of = (name: string): unknown => Reflect.get(Object(found), name);
  return (
    of('size') === products.length &&
    Array.isArray(of('names')) &&
    Object(of('fields')) === of('fields')
  );
}

/** Bytes, about: a letter counts as one. */
function weightOf(index: SearchIndex): number {
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
