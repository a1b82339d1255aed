/** Converts a shelf's address to its view, and back. */
import type { ShelfAddress } from './shelf-address.ts';
import { shelfSorts, wholeShelf, type ShelfView } from './shelf-view.ts';

/** Separates names in a list. No form or company contains it. */
const between = '~';
/** The maximum number of forms, or companies, that can be chosen together. */
export const maxChoices = 20;

/** The longest name of a form or company. */
const longestName = 200;

/** The view of an address. Invalid values count as not chosen. */
export function viewIn(address: ShelfAddress): ShelfView {
  return {
    sort: shelfSorts.find((sort) => sort === address.sort) ?? wholeShelf.sort,
    forms: namesIn(address.form),
    companies: namesIn(address.company),
    prescription: prescriptionIn(address.rx),
    isInStock: address.stock === 'yes',
    isDiscounted: address.off === 'yes',
  };
}

/** The address of a view. Names are sorted, so that the same choice always has the same address. */
export function addressOf(view: ShelfView): ShelfAddress {
  const rx = { any: undefined, needed: 'yes', none: 'no' }[view.prescription];
  return {
    sort: view.sort === wholeShelf.sort ? undefined : view.sort,
    form: namesTogether(view.forms),
    company: namesTogether(view.companies),
    rx,
    stock: view.isInStock ? 'yes' : undefined,
    off: view.isDiscounted ? 'yes' : undefined,
  };
}

function namesIn(text: string | undefined): string[] {
  const names = (text ?? '')
    .split(between)
    .filter((name) => name !== '' && name.length <= longestName);
  return [...new Set(names)].slice(0, maxChoices);
}

function namesTogether(names: readonly string[]): string | undefined {
  return names.length > 0 ? names.toSorted().join(between) : undefined;
}

function prescriptionIn(rx: string | undefined): ShelfView['prescription'] {
  if (rx === 'yes') return 'needed';
  return rx === 'no' ? 'none' : 'any';
}
