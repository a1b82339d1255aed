/** Responds to the contract's calls from the stored catalogue (offline-153). */
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

/**
 * Pairs a call's name with its handler. The handler parses the request and returns the response in
 * our own names, or null if the catalogue cannot respond.
 */
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

/**
 * The response in our own names to a request as the page wrote it; null if the catalogue cannot
 * respond.
 */
export function responseFrom(catalogue: OpenCatalogue, call: string, request: unknown): unknown {
  return handlers.get(call)?.(catalogue, request) ?? null;
}

/** The current prices of these products. Products that the catalogue does not have are left out. */
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

/** The positions in the index of the products on the requested page of results. */
export function placesFor(
  index: () => SearchIndex,
  { query, page, pageSize }: RequestOutput<typeof contract.search>,
): number[] {
  if (query === '') return [];
  return findProducts(index(), query, page * pageSize).slice((page - 1) * pageSize);
}

/** Finds a product by permalink or id. A permalink has precedence over an equal id. */
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

/** The products that match the filters; null if the catalogue does not have one of the filters. */
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
