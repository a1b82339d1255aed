/** From what stands in a shelf's address to what is shown, and back. */
import type { ShelfAddress } from './shelf-address.ts';
import { shelfSorts, wholeShelf, type ShelfView } from './shelf-view.ts';

/** Between the names of a list; no form or company has it in its name. */
const between = '~';
/** The most forms, or companies, that can be chosen at once. */
export const mostChoices = 20;

/** No form or company has a longer name. */
const longestName = 200;

/** What an address chooses; what is odd in it counts as not chosen. */
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

/** The address of a choice; names in one order, so that the same choice has the same address. */
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
  return [...new Set(names)].slice(0, mostChoices);
}

function namesTogether(names: readonly string[]): string | undefined {
  return names.length > 0 ? names.toSorted().join(between) : undefined;
}

function prescriptionIn(rx: string | undefined): ShelfView['prescription'] {
  if (rx === 'yes') return 'needed';
  return rx === 'no' ? 'none' : 'any';
}
