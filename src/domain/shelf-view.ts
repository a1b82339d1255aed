/** How a shelf is looked at: its order, and which of its products are shown. */
import type { Paisa } from '#domain/money.ts';

export const shelfSorts = ['popular', 'price', '-price', 'name'] as const;
export type ShelfSort = (typeof shelfSorts)[number];

export interface ShelfView {
  sort: ShelfSort;
  /** Any of these forms; every form where there is none. */
  forms: readonly string[];
  /** Any of these companies; every company where there is none. */
  companies: readonly string[];
  prescription: 'any' | 'needed' | 'none';
  isInStock: boolean;
  isDiscounted: boolean;
}

/** The shelf as it stands: all of it, what is ordered most first. */
export const wholeShelf: ShelfView = {
  sort: 'popular',
  forms: [],
  companies: [],
  prescription: 'any',
  isInStock: false,
  isDiscounted: false,
};

/** What a filter looks at. */
export interface Filterable {
  form: string;
  company: string;
  isPrescriptionRequired: boolean;
  stock: number;
  discount: Paisa;
}

/** One choice of a filter, and how many products there would be with it. */
export interface FacetChoice {
  name: string;
  count: number;
}

/**
 * What can be chosen on a shelf. The numbers of a filter count what the other
 * filters leave: choosing it shows that many.
 */
export interface ShelfFacets {
  /** With all filters as they are. */
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

/** True where every filter lets the product through. */
export function isShown(product: Filterable, view: ShelfView): boolean {
  return dimensions.every((dimension) => tests[dimension](product, view));
}

/** The only filter that a product fails, `null` where it fails none, `undefined` where it fails several. */
function onlyFailure(product: Filterable, view: ShelfView): Dimension | null | undefined {
  const failed = dimensions.filter((dimension) => !tests[dimension](product, view));
  return failed.length > 1 ? undefined : (failed[0] ?? null);
}

/** The facets of a shelf's products; `count` of a row stands for so many alike. */
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

/** The most frequent first; what is chosen stays in the list although nothing is left of it. */
function choices(counts: Map<string, number>, chosen: readonly string[]): FacetChoice[] {
  for (const name of chosen) add(counts, name, 0);
  const all = [...counts].map(([name, count]) => ({ name, count }));
  return all.toSorted((one, other) => other.count - one.count || (one.name < other.name ? -1 : 1));
}

/** How many filters are set; the order is none. */
export function filterCount(view: ShelfView): number {
  const set = [view.prescription !== 'any', view.isInStock, view.isDiscounted];
  return view.forms.length + view.companies.length + set.filter(Boolean).length;
}
