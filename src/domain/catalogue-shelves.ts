/** Shelves cut out of the whole catalogue, as the shop cuts them: one page of a list, and what stands beside a product. */
import { isInPlaceOf } from './alternatives.ts';
import type { CatalogueProduct } from './catalogue.ts';
import { priceOf } from './product.ts';
import { isShown, type ShelfSort, type ShelfView } from './shelf-view.ts';

/** Which page of a list, counted from 1, and how many rows it has. */
export interface PageAsked {
  page: number;
  pageSize: number;
}

type Order = (one: CatalogueProduct, other: CatalogueProduct) => number;

/** The orders of a list; unknown prices stand last in either. */
const orders: Record<ShelfSort, Order> = {
  popular: (one, other) =>
    other.popularity - one.popularity || one.rank - other.rank || byId(one, other),
  price: (one, other) => compare(priceOrLast(one, 1), priceOrLast(other, 1)) || byId(one, other),
  '-price': (one, other) =>
    compare(priceOrLast(one, -1), priceOrLast(other, -1)) || byId(one, other),
  name: (one, other) =>
    compare(one.name.toLowerCase(), other.name.toLowerCase()) || byId(one, other),
};

function priceOrLast(product: CatalogueProduct, direction: 1 | -1): number {
  return product.listPrice > 0 ? priceOf(product) * direction : Number.POSITIVE_INFINITY;
}

function compare<Value extends string | number>(one: Value, other: Value): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

function byId(one: CatalogueProduct, other: CatalogueProduct): number {
  return Number(one.id) - Number(other.id);
}

/** A page of what a view shows of a shelf, and how many products it shows in all. */
export function shelfPage(
  shelf: readonly CatalogueProduct[],
  view: ShelfView,
  { page, pageSize }: PageAsked,
): { rows: CatalogueProduct[]; total: number } {
  const shown = shelf.filter((product) => isShown(product, view));
  shown.sort(orders[view.sort]);
  return { rows: shown.slice((page - 1) * pageSize, page * pageSize), total: shown.length };
}

const mostInPlace = 12;
const mostOthers = 12;

/**
 * What stands beside a product: what can be had in its place, the lowest price
 * first, then other brands of its generic, then its neighbours on the shelf. At
 * most 24, each once, never the product itself.
 */
export function relatedTo(
  product: CatalogueProduct,
  catalogue: readonly CatalogueProduct[],
): CatalogueProduct[] {
  const inPlace = catalogue.filter((other) => isInPlaceOf(other, product));
  inPlace.sort(orders.price);
  const related = inPlace.slice(0, mostInPlace);
  const most = related.length + mostOthers;
  const known = new Set([product, ...related]);
  const add = (isMeant: (other: CatalogueProduct) => boolean) => {
    const others = catalogue.filter((other) => !known.has(other) && isMeant(other));
    others.sort(orders.popular);
    for (const other of others.slice(0, most - related.length)) {
      known.add(other);
      related.push(other);
    }
  };
  if (product.genericName) add(({ genericName }) => genericName === product.genericName);
  if (related.length < most) add((other) => isOnShelfOf(other, product));
  return related;
}

function isOnShelfOf(other: CatalogueProduct, product: CatalogueProduct): boolean {
  return product.subCategoryId
    ? other.subCategoryId === product.subCategoryId
    : other.categoryId === product.categoryId;
}
