/** A shelf's order and filters in its address. */

/**
 * `?sort=price&form=Tablet~Syrup&company=…&rx=no&stock=yes&off=yes`; a parameter is absent if
 * nothing is chosen.
 */
export interface ShelfAddress {
  sort?: string | undefined;
  form?: string | undefined;
  company?: string | undefined;
  rx?: string | undefined;
  stock?: string | undefined;
  off?: string | undefined;
}

/** The parameters for order and filters. */
export const shelfParameters = ['sort', 'form', 'company', 'rx', 'stock', 'off'] as const;

/** Reads the order and filters of an address as text. `viewIn` validates them. */
export function readShelfAddress(search: Record<string, unknown>): ShelfAddress {
  // Missing parameters are set to undefined, not omitted: the router merges this object over the
  // raw parameters of the address.
  return Object.fromEntries(shelfParameters.map((name) => [name, textOf(search[name])]));
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/**
 * A key for the chosen order and filters; '' if nothing is chosen. Two addresses with the same
 * choices have the same key.
 */
export function shelfKey(address: ShelfAddress): string {
  return shelfParameters.map((name) => (address[name] ? `${name}=${address[name]}&` : '')).join('');
}
