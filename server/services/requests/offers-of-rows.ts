/** The offers for the rows of a quote, with current catalogue prices (counter-63, counter-64). */
import { inArray } from 'drizzle-orm';
import type { PricedLine } from '#domain/checkout.ts';
import type { Paisa } from '#domain/money.ts';
import { priceOf } from '#domain/product.ts';
import type { Database } from '#server/db/database.ts';
import { products } from '#server/db/tables/products.ts';
import type { requestOrderItems } from '#server/db/tables/requests.ts';
import { malformed } from '#server/services/failures.ts';
import { rowId } from '#server/services/numbers.ts';
import { Refusal } from '#server/services/refusal.ts';
import { requestRefusals } from '#text/counter/request-refusals.ts';
import { taka, wholeNumber } from '#text/numbers.ts';

export type RowQuote =
  | { kind: 'product'; productId: string; isSubstitute: boolean; quantity: number }
  /** A null `quantity` means the full requested quantity. */
  | { kind: 'price'; unitPrice: Paisa; quantity: number | null }
  | { kind: 'none' };

export type QuotedRow =
  | { from: 'request'; rowId: number; answer: RowQuote }
  | { from: 'photo'; name: string; strength: string; quantity: number; answer: RowQuote };

type Item = typeof requestOrderItems.$inferSelect;

/** The columns of a quoted medicine's row. */
export type Offered = Pick<
  typeof requestOrderItems.$inferInsert,
  | 'unitPrice'
  | 'available'
  | 'productId'
  | 'productName'
  | 'productStrength'
  | 'isSubstitute'
  | 'shortLeft'
>;

export interface Offers {
  ofRow: ReadonlyMap<QuotedRow, Offered>;
  /** The priced lines, for the shared arithmetic. */
  lines: PricedLine[];
  /** Whether every price is that of a product, and there is at least one. */
  areAllProducts: boolean;
  /** For the audit log: prices by position. */
  about: string[];
}

export const notToBeHad: Offered = {
  unitPrice: null,
  available: 0,
  productId: null,
  productName: '',
  productStrength: '',
  isSubstitute: false,
  shortLeft: null,
};

/** The columns of a row without a quote. */
export const notSaid: Offered = { ...notToBeHad, available: null };

/**
 * Returns each row's offer with the current catalogue price. Throws a refusal for products that are
 * not available.
 */
export async function offersOf(
  tx: Database,
  items: readonly Item[],
  rows: readonly QuotedRow[],
): Promise<Offers> {
  const found = await productsOf(tx, rows);
  const ofRow = new Map<QuotedRow, Offered>();
  const lines: PricedLine[] = [];
  const about: string[] = [];
  const asked = new Map(items.map((item) => [item.id, item]));
  const kinds = rows.map(({ answer }) => answer.kind);
  for (const row of rows) {
    const { answer } = row;
    if (answer.kind === 'none') {
      ofRow.set(row, notToBeHad);
      continue;
    }
    const item = row.from === 'request' ? asked.get(row.rowId) : undefined;
    const name = item ? String(item.position) : 'photo';
    if (answer.kind === 'price') {
      const { unitPrice } = answer;
      const available = answer.quantity ?? item?.quantity ?? 1;
      ofRow.set(row, { ...notToBeHad, unitPrice, available });
      lines.push({ listPrice: unitPrice, discount: 0, quantity: available });
      about.push(`${name}=${taka(unitPrice, 'en')}`);
      continue;
    }
    const product = found.get(answer.productId);
    if (!product) throw malformed();
    const unitPrice = priceOf(product);
    ofRow.set(row, {
      ...notToBeHad,
      unitPrice,
      available: answer.quantity,
      productId: product.id,
      productName: product.name,
      productStrength: product.strength,
      isSubstitute: answer.isSubstitute,
    });
    lines.push({ ...product, quantity: answer.quantity });
    about.push(`${name}=${product.id} ${taka(unitPrice, 'en')}`);
  }
  const areAllProducts = kinds.includes('product') && !kinds.includes('price');
  return { ofRow, lines, about, areAllProducts };
}

/**
 * Returns the offered products by the ids in the quote. Throws a refusal for products that cannot
 * be sold in that quantity.
 */
async function productsOf(tx: Database, rows: readonly QuotedRow[]) {
  const wanted = new Map<string, number>();
  for (const { answer } of rows)
    if (answer.kind === 'product')
      wanted.set(answer.productId, (wanted.get(answer.productId) ?? 0) + answer.quantity);
  const ids = [...wanted.keys()].map(rowId).filter((id) => id !== null);
  const there = await tx
    .select({
      id: products.id,
      name: products.name,
      nameBn: products.nameBn,
      strength: products.strength,
      listPrice: products.listPrice,
      discount: products.discount,
      stock: products.stock,
      isHidden: products.isHidden,
    })
    .from(products)
    .where(inArray(products.id, ids));
  const found = new Map<string, (typeof there)[number] & { listPrice: number }>();
  for (const [id, quantity] of wanted) {
    const product = there.find((one) => String(one.id) === id);
    if (!product) throw malformed();
    const { listPrice, stock, name, isHidden } = product;
    const nameBn = product.nameBn || name;
    if (listPrice === null || isHidden) {
      const [en, bn] = requestRefusals.productGone;
      throw new Refusal([en(name), bn(nameBn)]);
    }
    if (stock < quantity) {
      const [en, bn] = requestRefusals.tooFew;
      throw new Refusal([en(name, wholeNumber(stock, 'en')), bn(nameBn, wholeNumber(stock, 'bn'))]);
    }
    found.set(id, { ...product, listPrice });
  }
  return found;
}
