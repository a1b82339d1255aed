/** Takes an order's units from stock and returns them when the order is cancelled. */
import { and, eq, gte, isNotNull, sql } from 'drizzle-orm';
import { cartTotal } from '#domain/checkout.ts';
import { markCatalogueChanged } from '#server/services/catalogue/catalogue.ts';
import { fullNames } from '#server/services/catalogue/product-names.ts';
import { isShown } from '#server/services/catalogue/visible-products.ts';
import type { Database } from '#server/db/database.ts';
import type { orderLines } from '#server/db/tables/orders.ts';
import { categories, products } from '#server/db/tables/products.ts';
import { Refusal } from '#server/services/refusal.ts';
import { checkoutText } from '#text/checkout.ts';
import type { CheckedOrder } from './check-order.ts';

/** An order line with the price from the shop's own row. */
export type TakenLine = typeof orderLines.$inferInsert & { isPrescriptionRequired: boolean };

/**
 * Takes the units of every line. Throws {@link OutOfStock} for the first product with too few
 * units. If `isTaken` is false, it only checks that they are available.
 */
export async function takeFromStock(
  tx: Database,
  orderId: string,
  wanted: CheckedOrder['lines'],
  isTaken = true,
): Promise<TakenLine[]> {
  const lines: TakenLine[] = [];
  let hasRunOut = false;
  for (const { productId, quantity, position } of wanted) {
    const [taken] = await tx
      .update(products)
      .set({ stock: sql`${products.stock} - ${isTaken ? quantity : 0}` })
      .where(
        and(
          eq(products.id, productId),
          gte(products.stock, quantity),
          isNotNull(products.listPrice),
          isShown,
        ),
      )
      .returning();
    if (!taken || taken.listPrice === null) throw await outOfStock(tx, productId);
    hasRunOut ||= taken.stock === 0;
    const { listPrice, discount } = taken;
    lines.push({
      orderId,
      position,
      productId,
      name: taken.name,
      strength: taken.strength,
      genericName: taken.genericName,
      category: await categoryName(tx, taken.categoryId),
      company: taken.company,
      image: taken.image,
      unitPrice: listPrice,
      discount,
      quantity,
      total: cartTotal([{ listPrice, discount, quantity }]),
      isPrescriptionRequired: taken.isPrescriptionRequired,
    });
  }
  // A product that ran out must not look available in cached lists. Marking the catalogue drops all of
  // them, so an order does it only then.
  if (hasRunOut) await markCatalogueChanged(tx);
  return lines.toSorted((one, other) => one.position - other.position);
}

async function categoryName(tx: Database, id: number): Promise<string> {
  const [category] = await tx
    .select({ name: categories.name })
    .from(categories)
    .where(eq(categories.id, id));
  return category?.name ?? '';
}

/** A product has too few units or is no longer for sale. */
export class OutOfStock extends Refusal {}

async function outOfStock(tx: Database, productId: number): Promise<OutOfStock> {
  const [product] = await tx
    .select({
      name: products.name,
      nameBn: products.nameBn,
      strength: products.strength,
      form: products.form,
      listPrice: products.listPrice,
      isHidden: products.isHidden,
    })
    .from(products)
    .where(eq(products.id, productId));
  // The product was deleted, so its name is unknown here. The phone has the name in its bag and
  // shows it after its next price refresh.
  if (!product) return new OutOfStock(checkoutText.someWithdrawn);
  const { listPrice, isHidden } = product;
  const [name, nameBn] = fullNames(product);
  const [en, bn] =
    listPrice === null || isHidden ? checkoutText.withdrawn : checkoutText.outOfStock;
  return new OutOfStock([en(name), bn(nameBn)]);
}

/**
 * Puts a cancelled order's units back. Marks the catalogue as changed if a product is available
 * again.
 */
export async function returnToStock(
  tx: Database,
  lines: readonly { productId: number; quantity: number }[],
): Promise<void> {
  let isThereAgain = false;
  for (const { productId, quantity } of lines.toSorted((a, b) => a.productId - b.productId)) {
    const [returned] = await tx
      .update(products)
      .set({ stock: sql`${products.stock} + ${quantity}` })
      .where(eq(products.id, productId))
      .returning({ stock: products.stock });
    isThereAgain ||= returned !== undefined && returned.stock <= quantity;
  }
  if (isThereAgain) await markCatalogueChanged(tx);
}
