/** Converts a list's wire filters to SQL. Only the fields and orders listed here are accepted. */
import { and, asc, desc, eq, gt, inArray, isNotNull, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Filter } from '#contract/lists.ts';
import type { sortOnWire } from '#contract/products.ts';
import { readFilters } from '#contract/shelf.ts';
import type { ShelfView } from '#domain/shelf-view.ts';
import { products } from '#server/db/tables/products.ts';
import { malformed } from '#server/services/failures.ts';
import type { AppContext } from '#server/services/app-context.ts';
import { rowId } from '#server/services/numbers.ts';
import { isShown } from './visible-products.ts';

/** More than any screen sets. Longer lists of filters are rejected. */
const maxFilters = 60;

export interface RequestedShelf {
  /** The condition of the shelf. For the whole catalogue it only excludes hidden products. */
  where: SQL | undefined;
  /** The filters of the view. The sort order is not included. */
  view: ShelfView;
  /** Independent of the order in which the filters were sent. */
  name: string;
}

/**
 * Returns the shelf and the view for the filters; null if nothing can match. Throws 400 for unknown
 * filters.
 */
export async function shelfIn(
  context: AppContext,
  filters: readonly Filter[],
): Promise<RequestedShelf | null> {
  if (filters.length > maxFilters) throw malformed();
  const read = readFilters(filters);
  if (!read) throw malformed();
  const conditions: SQL[] = [];
  for (const { field, value } of read.named) {
    const condition = await conditionOf(context, field, value);
    if (!condition) return null;
    conditions.push(condition);
  }
  const names = filters.map(({ field, value }) => JSON.stringify([field.toLowerCase(), value]));
  return { where: and(isShown, ...conditions), view: read.view, name: names.toSorted().join() };
}

/** The SQL condition of a view. */
export function viewCondition(view: ShelfView): SQL | undefined {
  return and(
    view.forms.length > 0 ? inArray(products.form, [...view.forms]) : undefined,
    view.companies.length > 0 ? inArray(products.company, [...view.companies]) : undefined,
    view.prescription === 'any'
      ? undefined
      : eq(products.isPrescriptionRequired, view.prescription === 'needed'),
    view.isInStock ? isForSale : undefined,
    view.isDiscounted ? gt(products.discount, 0) : undefined,
  );
}

/** A product without a known price is not for sale. */
const isForSale = and(gt(products.stock, 0), isNotNull(products.listPrice));

/**
 * The sort orders of a list; unknown prices come last in both directions. Each order has its index
 * (server/db/tables/products.ts).
 */
export const listOrders: Record<(typeof sortOnWire)[number], readonly SQL[]> = {
  Popular: [desc(products.popularity), asc(products.rank), asc(products.id)],
  PriceAscending: [asc(products.salePrice), asc(products.id)],
  PriceDescending: [sql`${products.salePrice} desc nulls last`, asc(products.id)],
  Name: [sql`lower(${products.name})`, asc(products.id)],
};

/** The SQL condition of one filter; null if nothing can match. Throws 400 for an unknown field. */
async function conditionOf(context: AppContext, field: string, value: string): Promise<SQL | null> {
  if (field === 'permalink') return conditionOfPermalink(context, value);
  const id = rowId(value);
  const { categoryOf, subCategoryOf } = await context.catalogue.shelves();
  if (field === 'categoryid') return equals(products.categoryId, categoryOf.get(id ?? 0));
  if (field === 'subcategoryid') return equals(products.subCategoryId, subCategoryOf.get(id ?? 0));
  if (field === 'id') return equals(products.id, id);
  throw malformed();
}

/**
 * Matches a category's or sub-category's products by its permalink, or by the category's id
 * (catalogue-20). Nothing is in a hidden one.
 */
async function conditionOfPermalink(context: AppContext, value: string): Promise<SQL | null> {
  const { byPermalink, categoryOf } = await context.catalogue.shelves();
  const shelf = byPermalink.get(value.toLowerCase());
  if (shelf?.kind === 'category') return eq(products.categoryId, shelf.id);
  if (shelf) return eq(products.subCategoryId, shelf.id);
  return equals(products.categoryId, categoryOf.get(rowId(value) ?? 0));
}

function equals(column: AnyPgColumn, id: number | null | undefined): SQL | null {
  return id === null || id === undefined ? null : eq(column, id);
}
