/** The units of an order leave the stock with it, and come back when it is cancelled. */
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

/** A line of the order, priced by the shop's own row. */
export type TakenLine = typeof orderLines.$inferInsert & { isPrescriptionRequired: boolean };

/**
 * Takes the units of every line. Throws {@link OutOfStock} with the first product of which there are not enough.
 * With `isTaken` false they are there and stay there.
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

/** There are not as many as an order wants of something, or it is not for sale any more. */
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
  // Withdrawn without a trace: its name stands in the phone's own bag, which the next look at the prices tells.
  if (!product) return new OutOfStock(checkoutText.someWithdrawn);
  const { listPrice, isHidden } = product;
  const [name, nameBn] = fullNames(product);
  const [en, bn] =
    listPrice === null || isHidden ? checkoutText.withdrawn : checkoutText.outOfStock;
  return new OutOfStock([en(name), bn(nameBn)]);
}

/** Puts the units of a cancelled order back; a product that had run out is there again. */
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
