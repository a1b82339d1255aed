/** What we add to the lists of the base calls: sorting and filtering a shelf. */
import * as v from 'valibot';
import type { ShelfFacets, ShelfSort, ShelfView } from '#domain/shelf-view.ts';
import { endpoint } from './endpoint.ts';
import { wireFilter, wireList, type Filter } from './lists.ts';
import type { sortOnWire } from './products.ts';
import { anyCase, tidied, wireIntegerOrZero, wireObject, wireText } from './wire.ts';

/** The filter fields of a shelf beside the one that names it; several values of one field are alternatives. */
export const shelfFields = {
  form: 'Type',
  company: 'SupplierName',
  prescription: 'IsPrescriptionRequired',
  stock: 'InStock',
  discount: 'HasDiscount',
} as const;

/** `Sort` of the product list. */
export const sortWords: Record<ShelfSort, (typeof sortOnWire)[number]> = {
  popular: 'Popular',
  price: 'PriceAscending',
  '-price': 'PriceDescending',
  name: 'Name',
};

/** The filters of a view, behind the one that names the shelf. */
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

const choice = v.pipe(
  wireObject({ Name: wireText, Count: wireIntegerOrZero }),
  v.transform((wire) => ({ name: wire.Name, count: wire.Count })),
);

/** What can be chosen on a shelf, with numbers. A host that answers it sorts and filters its product list too. */
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
