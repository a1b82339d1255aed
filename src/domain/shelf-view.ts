/** A shelf's view: its order and filters. */
import type { Paisa } from '#domain/money.ts';

export const shelfSorts = ['popular', 'price', '-price', 'name'] as const;
export type ShelfSort = (typeof shelfSorts)[number];

export interface ShelfView {
  sort: ShelfSort;
  /** Matches any of these forms; every form if empty. */
  forms: readonly string[];
  /** Matches any of these companies; every company if empty. */
  companies: readonly string[];
  prescription: 'any' | 'needed' | 'none';
  isInStock: boolean;
  isDiscounted: boolean;
}

/** The default view: all products, most ordered first. */
export const wholeShelf: ShelfView = {
  sort: 'popular',
  forms: [],
  companies: [],
  prescription: 'any',
  isInStock: false,
  isDiscounted: false,
};

/** The fields of a product that filters use. */
export interface Filterable {
  form: string;
  company: string;
  isPrescriptionRequired: boolean;
  stock: number;
  discount: Paisa;
}

/** One option of a filter, and the number of products that it would show. */
export interface FacetChoice {
  name: string;
  count: number;
}

/**
 * The filter options of a shelf. Each number counts the products that pass the other filters, so
 * choosing the option shows that many.
 */
export interface ShelfFacets {
  /** The number of products with all current filters. */
  total: number;
  forms: FacetChoice[];
  companies: FacetChoice[];
  prescriptionNeeded: number;
  withoutPrescription: number;
  inStock: number;
  discounted: number;
}

type Dimension = 'form' | 'company' | 'prescription' | 'stock' | 'discount';

const tests: Record<Dimension, (product: Filterable, view: ShelfView) => boolean> = {
  form: ({ form }, { forms }) => forms.length === 0 || forms.includes(form),
  company: ({ company }, { companies }) => companies.length === 0 || companies.includes(company),
  prescription: ({ isPrescriptionRequired }, { prescription }) =>
    prescription === 'any' || isPrescriptionRequired === (prescription === 'needed'),
  stock: ({ stock }, { isInStock }) => !isInStock || stock > 0,
  discount: ({ discount }, { isDiscounted }) => !isDiscounted || discount > 0,
};

const dimensions = Object.keys(tests).filter((name): name is Dimension => name in tests);

/** True if the product passes every filter. */
export function isShown(product: Filterable, view: ShelfView): boolean {
  return dimensions.every((dimension) => tests[dimension](product, view));
}

/**
 * The only filter that a product fails; `null` if it fails none, `undefined` if it fails several.
 */
function onlyFailure(product: Filterable, view: ShelfView): Dimension | null | undefined {
  const failed = dimensions.filter((dimension) => !tests[dimension](product, view));
  return failed.length > 1 ? undefined : (failed[0] ?? null);
}

/** The facets of a shelf's products. A row with `count` represents that many equal products. */
export function facetsOf(
  products: Iterable<Filterable & { count?: number }>,
  view: ShelfView,
): ShelfFacets {
  const forms = new Map<string, number>();
  const companies = new Map<string, number>();
  const facets = { total: 0, prescriptionNeeded: 0, withoutPrescription: 0 };
  let inStock = 0;
  let discounted = 0;
  for (const product of products) {
    const { count = 1 } = product;
    const failure = onlyFailure(product, view);
    if (failure === undefined) continue;
    const counts = (dimension: Dimension) => failure === null || failure === dimension;
    if (failure === null) facets.total += count;
    if (counts('form')) add(forms, product.form, count);
    if (counts('company')) add(companies, product.company, count);
    if (counts('prescription')) {
      if (product.isPrescriptionRequired) facets.prescriptionNeeded += count;
      else facets.withoutPrescription += count;
    }
    if (counts('stock') && product.stock > 0) inStock += count;
    if (counts('discount') && product.discount > 0) discounted += count;
  }
  return {
    ...facets,
    inStock,
    discounted,
    forms: choices(forms, view.forms),
    companies: choices(companies, view.companies),
  };
}

function add(counts: Map<string, number>, name: string, count: number): void {
  if (name !== '') counts.set(name, (counts.get(name) ?? 0) + count);
}

/** Sorted by count, highest first. Chosen options stay in the list even if their count is 0. */
function choices(counts: Map<string, number>, chosen: readonly string[]): FacetChoice[] {
  for (const name of chosen) add(counts, name, 0);
  const all = [...counts].map(([name, count]) => ({ name, count }));
  return all.toSorted((one, other) => other.count - one.count || (one.name < other.name ? -1 : 1));
}

/** The number of active filters. The order does not count. */
export function filterCount(view: ShelfView): number {
  const set = [view.prescription !== 'any', view.isInStock, view.isDiscounted];
  return view.forms.length + view.companies.length + set.filter(Boolean).length;
}
