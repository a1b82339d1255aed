/** From a list's filters on the wire to SQL. Fields and orders come from the lists here and from nowhere else. */
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

/** More than any screen sets; a longer list of filters is no honest request. */
const mostFilters = 60;

export interface RequestedShelf {
  /** What names the shelf; undefined for the whole catalogue. */
  where: SQL | undefined;
  /** Which of its products are shown. The order is not among the filters. */
  view: ShelfView;
  /** The same for every order in which the filters were written. */
  name: string;
}

/** The shelf that filters name and how it is looked at; null where nothing can match. Throws a 400 refusal for what lists do not have. */
export async function shelfIn(
  context: AppContext,
  filters: readonly Filter[],
): Promise<RequestedShelf | null> {
  if (filters.length > mostFilters) throw malformed();
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

/** What a view shows of a shelf, as SQL. */
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

/** Nothing is for sale whose price is unknown. */
const isForSale = and(gt(products.stock, 0), isNotNull(products.listPrice));

/** The orders of a list; unknown prices stand last in either. Each has its index (server/db/tables/products.ts). */
export const listOrders: Record<(typeof sortOnWire)[number], readonly SQL[]> = {
  Popular: [desc(products.popularity), asc(products.rank), asc(products.id)],
  PriceAscending: [asc(products.salePrice), asc(products.id)],
  PriceDescending: [sql`${products.salePrice} desc nulls last`, asc(products.id)],
  Name: [sql`lower(${products.name})`, asc(products.id)],
};

/** A list's own filter as SQL; null where nothing can match; a 400 refusal for a field that lists do not have. */
async function conditionOf(context: AppContext, field: string, value: string): Promise<SQL | null> {
  if (field === 'permalink') return conditionOfPermalink(context, value);
  const column = new Map<string, AnyPgColumn>([
    ['categoryid', products.categoryId],
    ['subcategoryid', products.subCategoryId],
    ['id', products.id],
  ]).get(field);
  if (!column) throw malformed();
  const id = rowId(value);
  return id === null ? null : eq(column, id);
}

/** A category's or a sub-category's products by its permalink, or by the category's id (catalogue-20). */
async function conditionOfPermalink(context: AppContext, value: string): Promise<SQL | null> {
  const { byPermalink } = await context.catalogue.shelves();
  const shelf = byPermalink.get(value.toLowerCase());
  if (shelf?.kind === 'category') return eq(products.categoryId, shelf.id);
  if (shelf) return eq(products.subCategoryId, shelf.id);
  const id = rowId(value);
  return id === null ? null : eq(products.categoryId, id);
}
