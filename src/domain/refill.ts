/** Ordering the products of an earlier order again (customer-area-71 to customer-area-75). */
import { lineFor, quantityLimit, type BagLine } from './bag.ts';
import type { OrderedProduct, OrderSummary } from './order.ts';
import type { CurrentInfo, Product } from './product.ts';

/** 'one': quantity 1 of each; 'last': the quantities of the order. */
export type RefillQuantity = 'one' | 'last';

export interface Refill {
  /** The new lines of the bag, at current prices. */
  lines: BagLine[];
  /** No longer in the shop. */
  missing: OrderedProduct[];
  outOfStock: OrderedProduct[];
  /** Lines with a smaller quantity than ordered, because the stock is too low. */
  fewer: BagLine[];
}

/**
 * The lines for the bag, and the products that are left out. Several order lines of one product
 * become one. Product data comes from `shelf` (by id) as if added from its card; otherwise the
 * order's own data is used.
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
    // The order does not contain the permalink. Product addresses accept the id as well.
    permalink: '',
  };
}

const day = 86_400_000;
/** "Auto Order After 28 Days" (customer-area-79). */
export const autoOrderDays = 28;

/**
 * When an order with the auto-order option is due again (ISO); null without the option and for a
 * cancelled order.
 */
export function refillDueAt(
  order: Pick<OrderSummary, 'createdAt' | 'status' | 'isAutoOrder'>,
): string | null {
  if (!order.isAutoOrder || order.status === 'Cancelled') return null;
  return new Date(Date.parse(order.createdAt) + autoOrderDays * day).toISOString();
}
