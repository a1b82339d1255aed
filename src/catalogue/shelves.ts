/** Pages of shelves, computed from all products as the server does it (offline-153). */
import * as v from 'valibot';
import type { RequestInput, RequestOutput } from '#contract/endpoint.ts';
import type { Filter } from '#contract/lists.ts';
import { categoryShelf, shelfRequest, subCategoryShelf } from '#contract/product-requests.ts';
import { list } from '#contract/products.ts';
import { readFilters, sortWords } from '#contract/shelf.ts';
import type { CatalogueProduct } from '#domain/catalogue.ts';
import { shelfPage } from '#domain/catalogue-shelves.ts';
import { categoryByKey, type Category } from '#domain/product.ts';
import { shelfSorts, wholeShelf } from '#domain/shelf-view.ts';

/** The maximum number of precomputed shelves. Further shelves are computed from all products. */
const maxFirstPages = 200;

export type ListPage = ReturnType<typeof shelfPage>;

/** A page of a list; null if the catalogue does not have one of the filters. */
export function listPage(
  products: readonly CatalogueProduct[],
  categories: readonly Category[],
  { filters, sort, ...paging }: RequestOutput<typeof list>,
): ListPage | null {
  const read = readFilters(filters);
  const shelf = read && shelfOf(products, categories, read.named);
  if (!shelf) return null;
  const order = shelfSorts.find((name) => sortWords[name] === sort) ?? wholeShelf.sort;
  return shelfPage(shelf, { ...read.view, sort: order }, paging);
}

/** The products that match the filters; null if the catalogue does not have one of the filters. */
export function shelfOf(
  products: readonly CatalogueProduct[],
  categories: readonly Category[],
  filters: readonly Filter[],
): readonly CatalogueProduct[] | null {
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

/**
 * The first pages of the categories that have a permalink, then of all subcategories, with their
 * requests as the page writes them (offline-184).
 */
export function firstPages(
  products: readonly CatalogueProduct[],
  categories: readonly Category[],
): (readonly [RequestInput<typeof list>, ListPage])[] {
  const permalinks = categories.map(({ permalink }) => permalink).filter(Boolean);
  const below = new Set(products.map(({ subCategoryId }) => subCategoryId).filter(Boolean));
  return [...permalinks.map(categoryShelf), ...[...below].map(subCategoryShelf)]
    .slice(0, maxFirstPages)
    .flatMap((shelf) => {
      const request = shelfRequest(shelf, 1);
      const page = listPage(products, categories, v.parse(list.request, request));
      return page ? [[request, page] as const] : [];
    });
}
