/** Ordering again what was ordered before (customer-area-71 to customer-area-75). */
import { lineFor, quantityLimit, type BagLine } from './bag.ts';
import type { OrderedProduct, OrderSummary } from './order.ts';
import type { CurrentInfo, Product } from './product.ts';

/** 'one': quantity 1 of each; 'last': as many as in the order. */
export type RefillQuantity = 'one' | 'last';

export interface Refill {
  /** What goes into the bag, at the prices of this moment. */
  lines: BagLine[];
  /** Not in the shop any more. */
  missing: OrderedProduct[];
  outOfStock: OrderedProduct[];
  /** Lines of which the shop has fewer than were ordered then. */
  fewer: BagLine[];
}

/**
 * What the bag will hold, and what had to be left out. A product that was
 * ordered in two lines becomes one. What the shelves say of it (`shelf`, by id)
 * goes into the line as from its card; without that the order's own words stand in.
 */
export function refillOf(
  ordered: readonly OrderedProduct[],
  current: readonly CurrentInfo[],
  quantity: RefillQuantity,
  shelf: ReadonlyMap<string, Product> = new Map(),
): Refill {
  const known = new Map(current.map((info) => [info.id, info]));
  const refill: Refill = { lines: [], missing: [], outOfStock: [], fewer: [] };
  for (const product of oncePerProduct(ordered)) {
    const info = known.get(product.productId);
    if (!info) refill.missing.push(product);
    else if (info.stock <= 0) refill.outOfStock.push(product);
    else {
      const wanted = quantity === 'one' ? 1 : Math.max(1, product.quantity);
      const units = Math.min(wanted, quantityLimit(info));
      const onShelf = shelf.get(product.productId);
      const line = onShelf ? asOfNow(onShelf, info, units) : lineOf(product, info, units);
      refill.lines.push(line);
      if (line.quantity < wanted) refill.fewer.push(line);
    }
  }
  return refill;
}

function oncePerProduct(ordered: readonly OrderedProduct[]): OrderedProduct[] {
  const products = new Map<string, OrderedProduct>();
  for (const product of ordered) {
    const before = products.get(product.productId);
    const quantity = (before?.quantity ?? 0) + product.quantity;
    products.set(product.productId, { ...(before ?? product), quantity });
  }
  return [...products.values()];
}

function asOfNow(product: Product, info: CurrentInfo, quantity: number): BagLine {
  const { listPrice, discount, discountPercent, stock, isPrescriptionRequired } = info;
  return {
    ...lineFor(product, quantity),
    listPrice,
    discount,
    discountPercent,
    stock,
    isPrescriptionRequired,
  };
}

function lineOf(product: OrderedProduct, info: CurrentInfo, quantity: number): BagLine {
  return {
    id: product.productId,
    quantity,
    listPrice: info.listPrice,
    discount: info.discount,
    discountPercent: info.discountPercent,
    name: product.name,
    nameBn: product.nameBn,
    strength: product.strength,
    form: product.category,
    genericName: product.genericName,
    company: product.company,
    stock: info.stock,
    isPrescriptionRequired: info.isPrescriptionRequired,
    pack: null,
    image: product.image,
    // The order does not know it; an address takes the id as well.
    permalink: '',
  };
}

const day = 86_400_000;
/** "Auto Order After 28 Days" (customer-area-79). */
export const autoOrderDays = 28;

/** When an order with the auto-order option is due again (ISO); null without the option, or where it was cancelled. */
export function refillDueAt(
  order: Pick<OrderSummary, 'createdAt' | 'status' | 'isAutoOrder'>,
): string | null {
  if (!order.isAutoOrder || order.status === 'Cancelled') return null;
  return new Date(Date.parse(order.createdAt) + autoOrderDays * day).toISOString();
}
