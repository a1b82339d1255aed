/** The stored catalogue as the web worker reads it: group by group, each once. */
import type { search } from '#contract/products.ts';
import type { RequestOutput } from '#contract/endpoint.ts';
import type { CatalogueProduct } from '#domain/catalogue.ts';
import type { Category } from '#domain/product.ts';
import { inOneGo } from '#domain/search/cooperative.ts';
import { findProducts } from '#domain/search/find-products.ts';
import { DamagedText } from './packed-text.ts';
import { groupOf, keyOf, productIn, productsOf } from './product-groups.ts';
import { indexInSteps, isStoredIndex, type StoredIndex } from './search-index.ts';
import {
  readCategories,
  readGroups,
  readIndex,
  readShelf,
  updateMeta,
  type CatalogueMeta,
} from './stored-catalogue.ts';

/**
 * One version of the stored catalogue. Its methods reject with `CatalogueReplaced` once another
 * version is stored, and with `DamagedText` if a record is missing or damaged.
 */
export class OpenCatalogue {
  meta: CatalogueMeta;
  private readonly groups = new Map<number, Promise<readonly CatalogueProduct[]>>();
  private all: Promise<readonly CatalogueProduct[]> | undefined;
  private index: Promise<StoredIndex> | undefined;

  constructor(meta: CatalogueMeta) {
    this.meta = meta;
  }

  /** The precomputed page for this request as the page wrote it; null if there is none. */
  async shelf(request: unknown): Promise<unknown> {
    return (await readShelf(request))?.content ?? null;
  }

  /** Finds a product by permalink or id. A permalink has precedence over an equal id. */
  async product(key: string): Promise<CatalogueProduct | null> {
    const [group = []] = await this.read([groupOf(key.toLowerCase(), this.meta.groups)]);
    return productIn(group, key) ?? (await this.products()).find(({ id }) => id === key) ?? null;
  }

  /** These products as the catalogue has them. Those that it does not have are left out. */
  async lookUp(
    products: readonly Pick<CatalogueProduct, 'id' | 'permalink'>[],
  ): Promise<CatalogueProduct[]> {
    const groups = await this.read(
      products.map((product) => groupOf(keyOf(product), this.meta.groups)),
    );
    return products.flatMap(({ id }, at) => groups[at]?.find((one) => one.id === id) ?? []);
  }

  /** The products on the requested page of results, best first (offline-206). */
  async search({ query, page, pageSize }: RequestOutput<typeof search>) {
    if (query === '') return [];
    const { index, ids, groups } = await (this.index ??= this.readOrBuildIndex());
    const places = findProducts(index, query, page * pageSize).slice((page - 1) * pageSize);
    const read = await this.read(places.map((place) => groups[place] ?? 0));
    return places.map((place, at) => {
      const product = read[at]?.find(({ id }) => id === ids[place]);
      if (!product) throw new DamagedText('a product of the index is in no group');
      return product;
    });
  }

  /** All products, sorted by id. */
  products(): Promise<readonly CatalogueProduct[]> {
    return (this.all ??= this.readAll());
  }

  /** The shop's categories. */
  async categories(): Promise<readonly Category[]> {
    return (await readCategories()) ?? [];
  }

  private async readAll(): Promise<readonly CatalogueProduct[]> {
    const groups = await this.read(Array.from({ length: this.meta.groups }, (_, group) => group));
    return groups.flat().toSorted((one, other) => Number(one.id) - Number(other.id));
  }

  /** Reads those of these groups that have not been read before, in one transaction. */
  private read(groups: readonly number[]): Promise<(readonly CatalogueProduct[])[]> {
    const missing = [...new Set(groups)].filter((group) => !this.groups.has(group));
    const texts = missing.length > 0 ? readGroups(this.meta.version, missing) : null;
    for (const [at, group] of missing.entries())
      this.groups.set(
        group,
        Promise.resolve(texts).then((read) => productsOf(read?.[at])),
      );
    return Promise.all(groups.map(async (group) => (await this.groups.get(group)) ?? []));
  }

  /**
   * The stored index. If there is none, because the service worker has applied a change or the
   * record is damaged, builds it from all products and stores it.
   */
  private async readOrBuildIndex(): Promise<StoredIndex> {
    const { meta } = this;
    const stored = meta.index.bytes > 0 ? await readIndex(meta.version) : undefined;
    if (isStoredIndex(stored, meta.products)) return stored;
    const index = inOneGo(indexInSteps(await this.products()));
    const changed = { index: { ...meta.index, bytes: index.bytes } };
    // Without room for it, the next worker builds it again.
    await updateMeta(meta.version, changed, index).catch(() => undefined);
    return index;
  }
}
