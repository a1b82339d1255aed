/**
 * Makes the records of a catalogue from its products. Contains no search code, because the service
 * worker uses it too: the caller passes the indexer.
 */
import type { CatalogueProduct } from '#domain/catalogue.ts';
import type { Category } from '#domain/product.ts';
import { digestOf, packText, type PackedText } from './packed-text.ts';
import { groupTexts } from './product-groups.ts';
import type { StoredIndex } from './search-index.ts';
import { firstPages } from './shelves.ts';
import {
  groupKey,
  schemaNumber,
  shelfKey,
  type CatalogueMeta,
  type NextCatalogue,
} from './stored-catalogue.ts';

/** Builds the search index. The service worker has none and leaves the index to the web worker. */
export type Indexer = (products: readonly CatalogueProduct[]) => Promise<StoredIndex>;

/** The catalogue that is stored now: its record, and its groups in their order. */
export interface CatalogueBefore {
  meta: CatalogueMeta;
  groups: readonly PackedText[];
}

/**
 * The next catalogue: groups that have changed, all shelves, the categories, and the index if its
 * words have changed. `categories` are null if they have never been fetched; they are then left
 * out, and the next update fetches them.
 */
export async function makeCatalogue(
  version: string,
  products: readonly CatalogueProduct[],
  categories: readonly Category[] | null,
  before: CatalogueBefore | null,
  indexer: Indexer | null,
): Promise<NextCatalogue> {
  const records = new Map<string, unknown>();
  const unchanged = new Set<string>();
  let bytes = 0;
  const texts = groupTexts(products);
  for (const [group, text] of texts.entries()) {
    const stored = before?.groups[group];
    const isSame = stored?.digest === (await digestOf(text));
    const packed = isSame ? stored : await packText(text);
    if (isSame) unchanged.add(groupKey(group));
    else records.set(groupKey(group), packed);
    bytes += packed.bytes.byteLength;
  }
  for (const [request, page] of firstPages(products, categories ?? [])) {
    const packed = await packText(JSON.stringify(page));
    records.set(shelfKey(request), packed);
    bytes += packed.bytes.byteLength;
  }
  if (categories) records.set('categories', categories);

  const index = { digest: await digestOf(JSON.stringify(products.map(searched))), bytes: 0 };
  if (before?.meta.index.digest === index.digest) {
    unchanged.add('index');
    index.bytes = before.meta.index.bytes;
  } else if (indexer) {
    const built = await indexer(products);
    records.set('index', built);
    index.bytes = built.bytes;
  }
  const meta = {
    schema: schemaNumber,
    version,
    checkedAt: new Date().toISOString(),
    products: products.length,
    groups: texts.length,
    bytes,
    index,
  } as const;
  return { meta, records, unchanged };
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
