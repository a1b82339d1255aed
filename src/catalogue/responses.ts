/** What the stored catalogue answers to the shop's own requests (offline-153). */
import * as v from 'valibot';
import type { Endpoint, RequestOutput, ResponseOutput } from '#contract/endpoint.ts';
import * as contract from '#contract/products.ts';
import { facets, readFilters, sortWords } from '#contract/shelf.ts';
import type { Filter } from '#contract/lists.ts';
import type { CataloguePrice, CatalogueProduct } from '#domain/catalogue.ts';
import { relatedTo, shelfPage } from '#domain/catalogue-shelves.ts';
import { categoryByKey } from '#domain/product.ts';
import { findProducts } from '#domain/search/find-products.ts';
import type { SearchIndex } from '#domain/search/search-index.ts';
import { facetsOf, shelfSorts, wholeShelf } from '#domain/shelf-view.ts';
import type { OpenCatalogue } from './open-catalogue.ts';

type Handler = (catalogue: OpenCatalogue, request: unknown) => unknown;

/** Handles a call in our own names; its response is null where the catalogue does not say. */
function handler<E extends Endpoint>(
  agreed: E,
  make: (catalogue: OpenCatalogue, request: RequestOutput<E>) => ResponseOutput<E> | null,
): [string, Handler] {
  return [agreed.name, (catalogue, request) => make(catalogue, v.parse(agreed.request, request))];
}

const handlers = new Map<string, Handler>([
  handler(contract.list, (catalogue, { filters, sort, ...paging }) => {
    const read = readFilters(filters);
    const shelf = read && shelfOf(catalogue, read.named);
    if (!shelf) return null;
    const order = shelfSorts.find((name) => sortWords[name] === sort) ?? wholeShelf.sort;
    return shelfPage(shelf, { ...read.view, sort: order }, paging);
  }),
  handler(contract.byCategory, ({ products }, { categoryId, ...paging }) =>
    shelfPage(
      products.filter((product) => product.categoryId === categoryId),
      wholeShelf,
      paging,
    ),
  ),
  handler(facets, (catalogue, { filters }) => {
    const read = readFilters(filters);
    const shelf = read && shelfOf(catalogue, read.named);
    return shelf && facetsOf(shelf, read.view);
  }),
  handler(contract.byPermalink, ({ products }, { id }) => productBy(products, id) ?? null),
  handler(contract.related, ({ products }, { id }) => {
    const product = productBy(products, id);
    return product ? relatedTo(product, products) : null;
  }),
  handler(contract.search, found),
  handler(contract.searches, found),
]);

/** The response to a request as it is written, in our own names; null where the catalogue does not say. */
export function responseFrom(catalogue: OpenCatalogue, call: string, request: unknown): unknown {
  return handlers.get(call)?.(catalogue, request) ?? null;
}

/** The prices of those products that it has. */
export function pricesOf({ products }: OpenCatalogue, ids: readonly string[]): CataloguePrice[] {
  const wanted = new Set(ids);
  return products
    .filter(({ id }) => wanted.has(id))
    .map(({ id, listPrice, discount, discountPercent, stock, popularity }) => {
      return { id, listPrice, discount, discountPercent, stock, popularity };
    });
}

function found(
  { products, index }: OpenCatalogue,
  request: RequestOutput<typeof contract.search>,
): CatalogueProduct[] {
  const places = placesFor(index, request);
  return places.map((place) => products[place]).filter((product) => product !== undefined);
}

/** The places in the index of what is found on that page. */
export function placesFor(
  index: () => SearchIndex,
  { query, page, pageSize }: RequestOutput<typeof contract.search>,
): number[] {
  if (query === '') return [];
  return findProducts(index(), query, page * pageSize).slice((page - 1) * pageSize);
}

/** A permalink wins over an id that is written alike. */
function productBy(
  products: readonly CatalogueProduct[],
  key: string,
): CatalogueProduct | undefined {
  const permalink = key.toLowerCase();
  return (
    products.find((product) => product.permalink === permalink) ??
    products.find((product) => product.id === key)
  );
}

/** The products that filters name; null for a filter that this phone knows nothing of. */
function shelfOf(
  { products, categories }: OpenCatalogue,
  filters: readonly Filter[],
): CatalogueProduct[] | null {
  let shelf = products;
  for (const { field, value } of filters) {
    if (field === 'subcategoryid') {
      shelf = shelf.filter(({ subCategoryId }) => subCategoryId === value);
    } else if (field === 'categoryid') {
      shelf = shelf.filter(({ categoryId }) => categoryId === value);
    } else if (field === 'permalink') {
      const category = categoryByKey(categories, value);
      if (!category) return null;
      shelf = shelf.filter(({ categoryId }) => categoryId === category.id);
    } else if (field === 'id') {
      shelf = shelf.filter(({ id }) => id === value);
    } else {
      return null;
    }
  }
  return shelf;
}
