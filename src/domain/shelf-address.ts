/** A shelf's order and filters as they stand in its address. */

/** `?sort=price&form=Tablet~Syrup&company=…&rx=no&stock=yes&off=yes`; absent where nothing is chosen. */
export interface ShelfAddress {
  sort?: string | undefined;
  form?: string | undefined;
  company?: string | undefined;
  rx?: string | undefined;
  stock?: string | undefined;
  off?: string | undefined;
}

/** The parameters that choose what of a shelf is shown. */
export const shelfParameters = ['sort', 'form', 'company', 'rx', 'stock', 'off'] as const;

/** The order and filters of an address as they are written; what of it counts is for `viewIn` to say. */
export function readShelfAddress(search: Record<string, unknown>): ShelfAddress {
  // Said as undefined, not left out: the router lays this over the raw words of the address.
  return Object.fromEntries(shelfParameters.map((name) => [name, textOf(search[name])]));
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** One word for what is chosen, '' where nothing is: two addresses that choose alike have the same. */
export function shelfKey(address: ShelfAddress): string {
  return shelfParameters.map((name) => (address[name] ? `${name}=${address[name]}&` : '')).join('');
}
