/** Our additions to the lists of the base calls: sorting and filtering a shelf. */
import * as v from 'valibot';
import {
  wholeShelf,
  type ShelfFacets,
  type ShelfSort,
  type ShelfView,
} from '#domain/shelf-view.ts';
import { endpoint } from './endpoint.ts';
import { wireFilter, wireList, type Filter } from './lists.ts';
import type { sortOnWire } from './products.ts';
import { anyCase, tidied, wireIntegerOrZero, wireObject, wireText } from './wire.ts';

/**
 * The filter fields in addition to the one that names the shelf. Several values of one field are
 * alternatives.
 */
export const shelfFields = {
  form: 'Type',
  company: 'SupplierName',
  prescription: 'IsPrescriptionRequired',
  stock: 'InStock',
  discount: 'HasDiscount',
} as const;

/** The values of `Sort` in the product list. */
export const sortWords: Record<ShelfSort, (typeof sortOnWire)[number]> = {
  popular: 'Popular',
  price: 'PriceAscending',
  '-price': 'PriceDescending',
  name: 'Name',
};

/** The filter that names the shelf, followed by those of the view. */
export function shelfFilters(shelf: Filter, view: ShelfView): Filter[] {
  const filter = (field: string, value: string): Filter => ({ field, value, operation: 0 });
  const filters = [shelf];
  for (const form of view.forms) filters.push(filter(shelfFields.form, form));
  for (const company of view.companies) filters.push(filter(shelfFields.company, company));
  if (view.prescription !== 'any') {
    filters.push(filter(shelfFields.prescription, String(view.prescription === 'needed')));
  }
  if (view.isInStock) filters.push(filter(shelfFields.stock, 'true'));
  if (view.isDiscounted) filters.push(filter(shelfFields.discount, 'true'));
  return filters;
}

const fieldNames = new Map(
  Object.entries(shelfFields).map(([filter, field]) => [field.toLowerCase(), filter]),
);

/**
 * The filters of a list, split into the view and those that name the shelf. Field names are in
 * lower case.
 */
export interface ReadFilters {
  /** The default order, because filters do not contain it. */
  view: ShelfView;
  named: Filter[];
}

/** Splits the filters of a list; null if one of them is not supported (errors-6). */
export function readFilters(filters: readonly Filter[]): ReadFilters | null {
  const view = { ...wholeShelf, forms: [] as string[], companies: [] as string[] };
  const named: Filter[] = [];
  for (const { field, value, operation } of filters) {
    if (operation !== 0) return null;
    const name = field.toLowerCase();
    const yes = yesOrNo(value);
    switch (fieldNames.get(name)) {
      case 'form':
        view.forms.push(value);
        break;
      case 'company':
        view.companies.push(value);
        break;
      case 'prescription':
        if (yes === null) return null;
        view.prescription = yes ? 'needed' : 'none';
        break;
      case 'stock':
        if (yes === null) return null;
        view.isInStock = yes;
        break;
      case 'discount':
        if (yes === null) return null;
        view.isDiscounted = yes;
        break;
      default:
        named.push({ field: name, value, operation });
    }
  }
  return { view, named };
}

function yesOrNo(value: string): boolean | null {
  return /^(true|false)$/i.test(value) ? value.toLowerCase() === 'true' : null;
}

const choice = v.pipe(
  wireObject({ Name: wireText, Count: wireIntegerOrZero }),
  v.transform((wire) => ({ name: wire.Name, count: wire.Count })),
);

/**
 * The filter options of a shelf, with counts. A host that supports this call also sorts and filters
 * its product list.
 */
export const facets = endpoint({
  name: 'products.facets',
  method: 'POST',
  path: 'ProductArea/Product/Facets',
  request: v.pipe(
    anyCase({ filter: tidied(v.array(wireFilter), (value) => value ?? []) }),
    v.transform((request) => ({ filters: request.filter })),
  ),
  response: v.pipe(
    wireObject({
      Total: wireIntegerOrZero,
      Types: wireList(choice),
      Suppliers: wireList(choice),
      PrescriptionNeeded: wireIntegerOrZero,
      WithoutPrescription: wireIntegerOrZero,
      InStock: wireIntegerOrZero,
      Discounted: wireIntegerOrZero,
    }),
    v.transform((wire): ShelfFacets => ({
      total: wire.Total,
      forms: wire.Types,
      companies: wire.Suppliers,
      prescriptionNeeded: wire.PrescriptionNeeded,
      withoutPrescription: wire.WithoutPrescription,
      inStock: wire.InStock,
      discounted: wire.Discounted,
    })),
  ),
  shared: true,
  added: true,
});
