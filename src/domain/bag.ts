/**
 * The bag (bag-9 to bag-28): every rule of it, as one pure step. What every card does stands here;
 * what is done behind the first view of a page, in `bag-edits.ts`.
 */
import type { Paisa } from '#domain/money.ts';
import { priceOf, type Product } from '#domain/product.ts';

/** The most units of one product in a bag, an order or a request, whatever the stock (bag-14). */
export const maxUnits = 9_999;

/** One product in the bag, with what is needed to show it without a network. */
export interface BagLine {
  id: string;
  /** Whole units, 1 to {@link quantityLimit}. */
  quantity: number;
  listPrice: Paisa;
  /** Per unit. */
  discount: Paisa;
  discountPercent: number;
  /** Since when the price is known, in milliseconds; missing in a bag of an earlier version. */
  pricedAt?: number | undefined;
  name: string;
  nameBn: string;
  strength: string;
  form: string;
  genericName: string;
  company: string;
  stock: number;
  isPrescriptionRequired: boolean;
  /** Tells the 60 ml bottle from the 100 ml one. */
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
  | { type: 'lineRemoved'; id: string };

/** What the bag is after something happened. The same bag comes back where nothing changed. */
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

/** The bag's line for a product, as it is on the day it is put in. */
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

/** A quantity without its fraction, never below 0; null where it is none. */
export function wholeUnits(quantity: number): number | null {
  if (!Number.isFinite(quantity)) return null;
  return Math.max(0, Math.trunc(quantity));
}

/** The line of a product, if it is in the bag. */
export function lineOf(bag: Bag, id: string): BagLine | undefined {
  return bag.lines.find((line) => line.id === id);
}

/** Where a line stands, for putting it back; -1 where it is not in the bag. */
export function positionOf(bag: Bag, id: string): number {
  return bag.lines.findIndex((line) => line.id === id);
}

/** The most units that can be ordered: min(stock, 9999), never below 1 so that a line that ran out stays visible. */
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

/** TotalAmmount: the sum of line price × quantity, of what can be had. */
export function totalAmount(bag: Bag): Paisa {
  return bag.lines.reduce((sum, line) => sum + (line.stock > 0 ? lineTotal(line) : 0), 0);
}

/** Units in all. */
export function totalQuantity(bag: Bag): number {
  return bag.lines.reduce((sum, line) => sum + line.quantity, 0);
}
