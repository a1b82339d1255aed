/**
 * The pharmacy's quote for a request, as its customer sees it (request-order-47 and the rules after
 * it).
 */
import { cartTotal, type CheckoutAmounts } from '#domain/checkout.ts';
import type { Paisa } from '#domain/money.ts';
import type { OfferedProduct, RequestedMedicine, RequestOrder } from '#domain/request.ts';

/** The amounts of the order that accepting a quote creates. */
export type QuotedAmounts = Pick<CheckoutAmounts, 'total' | 'deliveryCharge' | 'payable'>;

export type QuoteFace =
  /** Not quoted, ended, or quoted by a host that only sends a total. */
  | { kind: 'none' }
  /** The quote was accepted, and there is an order. */
  | { kind: 'ordered'; order: { id: string; orderNo: string } }
  /** Quoted per medicine, but it cannot be accepted with one tap. */
  | { kind: 'to-read' }
  | { kind: 'to-accept'; amounts: QuotedAmounts };

/**
 * The state of a quote for display. `hasCall`: the host supports the call that accepts it
 * (errors-5).
 */
export function quoteFace(request: RequestOrder, hasCall: boolean): QuoteFace {
  const { placed, status, goods, deliveryCharge, total, canBeAccepted } = request;
  if (placed) return { kind: 'ordered', order: placed };
  if (status !== 'Answered' || goods === null) return { kind: 'none' };
  if (!canBeAccepted || !hasCall || total === null) return { kind: 'to-read' };
  const amounts = { total: goods, deliveryCharge: deliveryCharge ?? 0, payable: total };
  return { kind: 'to-accept', amounts };
}

export type MedicineQuote =
  | { kind: 'not-quoted' }
  | { kind: 'none' }
  | {
      kind: 'offered';
      /** Null if only a price was quoted. */
      product: OfferedProduct | null;
      unitPrice: Paisa;
      quantity: number;
      /** The price of all pieces. */
      sum: Paisa;
      /** The requested quantity if it differs; otherwise null. */
      asked: number | null;
    };

/**
 * The quote for each medicine, in request order. A legacy host sends only prices: then the whole
 * requested quantity counts as available.
 */
export function medicineQuotes(
  rows: readonly RequestedMedicine[],
): { position: number; row: RequestedMedicine; quote: MedicineQuote }[] {
  const isQuoted = rows.some((row) => row.unitPrice);
  return rows.map((row, index) => ({
    position: index + 1,
    row,
    quote: isQuoted ? quoteFor(row) : notQuoted,
  }));
}

const notQuoted: MedicineQuote = { kind: 'not-quoted' };

function quoteFor(row: RequestedMedicine): MedicineQuote {
  const { unitPrice, offer: product } = row;
  if (!unitPrice) return { kind: 'none' };
  const quantity = row.available || row.quantity;
  const sum = cartTotal([{ listPrice: unitPrice, discount: 0, quantity }]);
  const asked = quantity === row.quantity ? null : row.quantity;
  return { kind: 'offered', product, unitPrice, quantity, sum, asked };
}

/**
 * True if the offered product has another name than the customer wrote, ignoring blanks,
 * punctuation and case.
 */
export function isNamedOtherwise(
  row: Pick<RequestedMedicine, 'name' | 'strength'>,
  product: Pick<OfferedProduct, 'name' | 'nameBn' | 'strength'>,
): boolean {
  const written = plain(`${row.name}${row.strength}`);
  return ![product.name, product.nameBn].some((name) => plain(name + product.strength) === written);
}

function plain(words: string): string {
  return words.toLowerCase().replaceAll(/[\s.,-]/g, '');
}
