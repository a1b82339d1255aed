/**
 * Computes shelves from the whole catalogue with the server's rules: one page of a list, and the
 * products related to one.
 */
import { isInPlaceOf } from './alternatives.ts';
import type { CatalogueProduct } from './catalogue.ts';
import { priceOf } from './product.ts';
import { isShown, type ShelfSort, type ShelfView } from './shelf-view.ts';

/** The page of a list, counted from 1, and its number of rows. */
export interface PageAsked {
  page: number;
  pageSize: number;
}

/** What the orders of a list compare. */
type Sortable = Parameters<typeof priceOf>[0] & Pick<CatalogueProduct, 'id' | 'name'>;

/**
 * The orders of a list besides the default one. Products without a price come last in both price
 * orders.
 */
export const chosenOrders: Record<
  Exclude<ShelfSort, 'popular'>,
  (one: Sortable, other: Sortable) => number
> = {
  price: (one, other) => compare(priceOrLast(one, 1), priceOrLast(other, 1)) || byId(one, other),
  '-price': (one, other) =>
    compare(priceOrLast(one, -1), priceOrLast(other, -1)) || byId(one, other),
  name: (one, other) =>
    compare(one.name.toLowerCase(), other.name.toLowerCase()) || byId(one, other),
};

const orders: Record<ShelfSort, (one: CatalogueProduct, other: CatalogueProduct) => number> = {
  ...chosenOrders,
  popular: (one, other) =>
    other.popularity - one.popularity || one.rank - other.rank || byId(one, other),
};

function priceOrLast(product: Sortable, direction: 1 | -1): number {
  return product.listPrice > 0 ? priceOf(product) * direction : Number.POSITIVE_INFINITY;
}

function compare<Value extends string | number>(one: Value, other: Value): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

function byId(one: Sortable, other: Sortable): number {
  return Number(one.id) - Number(other.id);
}

/** One page of the shelf's products that match the view, and the total number of matches. */
export function shelfPage(
  shelf: readonly CatalogueProduct[],
  view: ShelfView,
  { page, pageSize }: PageAsked,
): { rows: CatalogueProduct[]; total: number } {
  const shown = shelf.filter((product) => isShown(product, view));
  shown.sort(orders[view.sort]);
  return { rows: shown.slice((page - 1) * pageSize, page * pageSize), total: shown.length };
}

const maxFromShelf = 12;
const maxOthers = 12;

/**
 * Products related to `product`: first its alternatives, lowest price first, then other brands of
 * its generic, then products of the same shelf. At most 24, without duplicates, never the product
 * itself.
 */
export function relatedTo(
  product: CatalogueProduct,
  catalogue: readonly CatalogueProduct[],
): CatalogueProduct[] {
  const inPlace = catalogue.filter((other) => isInPlaceOf(other, product));
  inPlace.sort(orders.price);
  const related = inPlace.slice(0, maxFromShelf);
  const maxRelated = related.length + maxOthers;
  const known = new Set([product, ...related]);
  const add = (isMeant: (other: CatalogueProduct) => boolean) => {
    const others = catalogue.filter((other) => !known.has(other) && isMeant(other));
    others.sort(orders.popular);
    for (const other of others.slice(0, maxRelated - related.length)) {
      known.add(other);
      related.push(other);
    }
  };
  if (product.genericName) add(({ genericName }) => genericName === product.genericName);
  if (related.length < maxRelated) add((other) => isOnShelfOf(other, product));
  return related;
}

function isOnShelfOf(other: CatalogueProduct, product: CatalogueProduct): boolean {
  return product.subCategoryId
    ? other.subCategoryId === product.subCategoryId
    : other.categoryId === product.categoryId;
}
