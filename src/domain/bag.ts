/** The bag's rules as pure functions (bag-9 to bag-28): events, totals, limits and comparisons. */
import type { Paisa } from '#domain/money.ts';
import { priceOf, type CurrentInfo, type Product } from '#domain/product.ts';

/** The most units of one product in a bag, an order or a request, whatever the stock (bag-14). */
export const maxUnits = 9_999;

/** A product in the bag, with the fields that are needed to show it without a network. */
export interface BagLine {
  id: string;
  /** Whole units, 1 to {@link quantityLimit}. */
  quantity: number;
  listPrice: Paisa;
  /** Per unit. */
  discount: Paisa;
  discountPercent: number;
  /** When the price was read, in milliseconds; missing in a bag of an earlier version. */
  pricedAt?: number | undefined;
  name: string;
  nameBn: string;
  strength: string;
  form: string;
  genericName: string;
  company: string;
  stock: number;
  isPrescriptionRequired: boolean;
  /** Distinguishes the 60 ml bottle from the 100 ml one. */
  pack: Product['pack'];
  image: string;
  permalink: string;
}

export interface Bag {
  readonly lines: readonly BagLine[];
}

export const emptyBag: Bag = { lines: [] };

export type BagEvent =
  | { type: 'productAdded'; product: Product }
  | { type: 'productAddedWithQuantity'; product: Product; quantity: number }
  | { type: 'quantityChanged'; id: string; quantity: number }
  | { type: 'lineRemoved'; id: string }
  /** Undo of a removal: the line returns to its position. */
  | { type: 'lineRestored'; line: BagLine; position: number }
  | { type: 'bagCleared' }
  /** Undo of clearing: the lines return behind those that were added since. */
  | { type: 'bagRestored'; lines: readonly BagLine[] }
  /**
   * `requested`: the products that the request was for; one that is missing from the response is no
   * longer sold. `at`: the time of the response, in milliseconds.
   */
  | {
      type: 'pricesRefreshed';
      current: readonly CurrentInfo[];
      requested?: readonly string[];
      at?: number;
    }
  /** The lines of the checkout's table replace the bag. */
  | { type: 'updatedFromCheckout'; lines: readonly BagLine[] };

/** Applies an event to the bag. Returns the same object if nothing changes. */
export function changeBag(bag: Bag, event: BagEvent): Bag {
  switch (event.type) {
    case 'productAdded':
      return added(bag, event.product, 1);
    case 'productAddedWithQuantity':
      return addedWithQuantity(bag, event.product, event.quantity);
    case 'quantityChanged':
      return withQuantity(bag, event.id, event.quantity);
    case 'lineRemoved':
      return without(bag, event.id);
    case 'lineRestored':
      return restored(bag, event.line, event.position);
    case 'bagCleared':
      return bag.lines.length === 0 ? bag : emptyBag;
    case 'bagRestored':
      return allRestored(bag, event.lines);
    case 'pricesRefreshed':
      return refreshed(bag, event);
    case 'updatedFromCheckout':
      return allRestored(emptyBag, event.lines);
  }
}

function added(bag: Bag, product: Product, quantity: number): Bag {
  if (lineOf(bag, product.id) || product.stock <= 0) return bag;
  const wanted = wholeUnits(quantity);
  if (!wanted) return bag;
  return { lines: [...bag.lines, lineFor(product, Math.min(wanted, quantityLimit(product)))] };
}

function addedWithQuantity(bag: Bag, product: Product, quantity: number): Bag {
  if (lineOf(bag, product.id)) return withQuantity(bag, product.id, quantity);
  return added(bag, product, quantity);
}

function withQuantity(bag: Bag, id: string, quantity: number): Bag {
  const line = lineOf(bag, id);
  const wanted = wholeUnits(quantity);
  if (!line || wanted === null) return bag;
  if (wanted === 0) return without(bag, id);
  const allowed = Math.min(wanted, quantityLimit(line));
  if (allowed === line.quantity) return bag;
  return replaced(bag, { ...line, quantity: allowed });
}

function without(bag: Bag, id: string): Bag {
  if (!lineOf(bag, id)) return bag;
  return { lines: bag.lines.filter((line) => line.id !== id) };
}

function replaced(bag: Bag, next: BagLine): Bag {
  return { lines: bag.lines.map((line) => (line.id === next.id ? next : line)) };
}

function restored(bag: Bag, line: BagLine, position: number): Bag {
  const wanted = wholeUnits(line.quantity);
  if (lineOf(bag, line.id) || !wanted) return bag;
  const back = { ...line, quantity: Math.min(wanted, quantityLimit(line)) };
  const lines = [...bag.lines];
  lines.splice(Math.max(0, position), 0, back);
  return { lines };
}

function allRestored(bag: Bag, lines: readonly BagLine[]): Bag {
  return lines.reduce((next, line) => restored(next, line, next.lines.length), bag);
}

function refreshed(
  bag: Bag,
  { current, requested = [], at }: Extract<BagEvent, { type: 'pricesRefreshed' }>,
): Bag {
  const known = new Map(current.map((info) => [info.id, info]));
  const lines = bag.lines.map((line) => {
    const info = known.get(line.id);
    if (!info) return line.stock > 0 && requested.includes(line.id) ? { ...line, stock: 0 } : line;
    return isNews(line, info) || isOld(line, at) ? asOfNow(line, info, at) : line;
  });
  return lines.every((line, index) => line === bag.lines[index]) ? bag : { lines };
}

/** Milliseconds for which a price counts as current. */
const justNow = 10 * 60_000;

/**
 * A newer date alone changes the bag only if the old one is no longer current. Every open tab
 * refreshes prices, and each write may undo a removal in another tab.
 */
function isOld({ pricedAt = 0 }: BagLine, at = pricedAt): boolean {
  return Math.abs(at - pricedAt) >= justNow;
}

function isNews(line: BagLine, info: CurrentInfo): boolean {
  return JSON.stringify(asOfNow(line, info)) !== JSON.stringify(line);
}

function asOfNow(line: BagLine, info: CurrentInfo, pricedAt = line.pricedAt): BagLine {
  const next = { ...line, ...info, pricedAt };
  return { ...next, quantity: Math.min(line.quantity, quantityLimit(next)) };
}

/** Creates the bag's line for a product, with the product's data of now. */
export function lineFor(product: Product, quantity: number): BagLine {
  return {
    id: product.id,
    quantity,
    listPrice: product.listPrice,
    discount: product.discount,
    discountPercent: product.discountPercent,
    pricedAt: product.pricedAt,
    name: product.name,
    nameBn: product.nameBn,
    strength: product.strength,
    form: product.form,
    genericName: product.genericName,
    company: product.company,
    stock: product.stock,
    isPrescriptionRequired: product.isPrescriptionRequired,
    pack: product.pack,
    image: product.image,
    permalink: product.permalink,
  };
}

/** Removes the fraction of a quantity and raises it to 0; returns null for NaN and infinity. */
export function wholeUnits(quantity: number): number | null {
  if (!Number.isFinite(quantity)) return null;
  return Math.max(0, Math.trunc(quantity));
}

/** The line of a product, if it is in the bag. */
export function lineOf(bag: Bag, id: string): BagLine | undefined {
  return bag.lines.find((line) => line.id === id);
}

/** The index of a line, for `lineRestored`; -1 if it is not in the bag. */
export function positionOf(bag: Bag, id: string): number {
  return bag.lines.findIndex((line) => line.id === id);
}

/** The most units that can be ordered: min(stock, 9999). At least 1, so that a sold-out line stays visible. */
export function quantityLimit(of: Pick<BagLine, 'stock'>): number {
  return Math.max(1, Math.min(Math.trunc(of.stock), maxUnits));
}

/** The price of one unit: MRP minus discount when the discount is above 0, otherwise MRP (bag-26). */
export function unitPrice(line: Pick<BagLine, 'listPrice' | 'discount'>): Paisa {
  return priceOf(line);
}

/** Line price × quantity. */
export function lineTotal(line: Pick<BagLine, 'listPrice' | 'discount' | 'quantity'>): Paisa {
  return priceOf(line) * line.quantity;
}

/** TotalItems: the number of lines (bag-29). */
export function totalItems(bag: Bag): number {
  return bag.lines.length;
}

/** TotalAmmount: the sum of line price × quantity of the lines in stock. */
export function totalAmount(bag: Bag): Paisa {
  return bag.lines.reduce((sum, line) => sum + (line.stock > 0 ? lineTotal(line) : 0), 0);
}

/** The sum of all quantities. */
export function totalQuantity(bag: Bag): number {
  return bag.lines.reduce((sum, line) => sum + line.quantity, 0);
}

/** A change of a line by a refresh of prices. The kinds are listed by importance to the customer. */
export interface BagChange {
  id: string;
  line: BagLine;
  what: 'ranOut' | 'fewerLeft' | 'dearer' | 'cheaper';
}

/** Lists the changed lines, so that the customer reads of every changed price and quantity. */
export function changesBetween(before: Bag, after: Bag): BagChange[] {
  return after.lines.flatMap((line) => {
    const old = lineOf(before, line.id);
    const what = old ? changeOf(old, line) : null;
    return what ? [{ id: line.id, line, what }] : [];
  });
}

function changeOf(old: BagLine, line: BagLine): BagChange['what'] | null {
  if (line.stock <= 0 && old.stock > 0) return 'ranOut';
  if (line.quantity < old.quantity && line.stock < old.stock) return 'fewerLeft';
  const difference = priceOf(line) - priceOf(old);
  if (difference > 0) return 'dearer';
  return difference < 0 ? 'cheaper' : null;
}

/** True if both contain the same products in the same quantities, in any order. */
export function isSameBag(one: Bag, other: Bag): boolean {
  const quantities = new Map(other.lines.map((line) => [line.id, line.quantity]));
  return (
    one.lines.length === other.lines.length &&
    one.lines.every((line) => quantities.get(line.id) === line.quantity)
  );
}

/** True if both contain the same products in the same order, quantities, prices and availability. */
export function isSameToBuy(one: Bag, other: Bag): boolean {
  if (one.lines.length !== other.lines.length) return false;
  return one.lines.every((line, index) => {
    const now = other.lines[index];
    const isSame = now?.id === line.id && now.quantity === line.quantity;
    return isSame && priceOf(now) === priceOf(line) && isAvailable(now) === isAvailable(line);
  });
}

/** Splits the bag into the lines that can be ordered and those sold out or no longer sold. */
export function splitAvailable(bag: Bag): { bag: Bag; gone: readonly BagLine[] } {
  const gone = bag.lines.filter((line) => !isAvailable(line));
  return gone.length === 0
    ? { bag, gone }
    : { bag: { lines: bag.lines.filter(isAvailable) }, gone };
}

function isAvailable({ stock }: BagLine): boolean {
  return stock > 0;
}
