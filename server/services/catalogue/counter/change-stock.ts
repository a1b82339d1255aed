/**
 * Manual stock changes: a difference, or a count from which the units sold during counting are
 * subtracted (counter-155, counter-156).
 */
import { eq, sql } from 'drizzle-orm';
import { countedMeanwhile } from '#contract/counter/shelves.ts';
import { productLimits } from '#domain/shelf-product.ts';
import type { Database } from '#server/db/database.ts';
import { products } from '#server/db/tables/products.ts';
import { stockChanges } from '#server/db/tables/shelves.ts';
import { writeAudit, type AuditBy } from '#server/services/audit.ts';
import { markCatalogueChanged } from '#server/services/catalogue/catalogue.ts';
import { keyReused } from '#server/services/failures.ts';
import { Refusal } from '#server/services/refusal.ts';
import { shelvesRefusals } from '#text/counter/shelves-refusals.ts';
import { gone } from './change-product.ts';
import { stockRevision } from './read-products.ts';

export type StockChange =
  | { kind: 'difference'; units: number }
  | {
      kind: 'count';
      counted: number;
      /** The displayed stock and its revision when the count began. */
      seen: { stock: number; stockRevision: number };
    };

export interface StockChanged {
  stock: number;
  stockRevision: number;
  /** Units sold during the count; negative if units were returned. */
  soldMeanwhile: number;
  /** Units that were sold although, according to the count, they did not exist. */
  missing: number;
}

/**
 * Changes a product's stock once per key. A count is compared with the stock at its beginning, and
 * the difference is added to the current stock, so that orders in between are respected. Throws
 * refusals for a negative result, and if somebody else changed the stock since the count began.
 */
export async function changeStock(
  db: Database,
  { id, key, change }: { id: number; key: string; change: StockChange },
  by: AuditBy,
): Promise<StockChanged> {
  return db.transaction(async (tx) => {
    // The lock makes concurrent changes and orders of the product wait.
    const [product] = await tx
      .select({ name: products.name, stock: products.stock })
      .from(products)
      .where(eq(products.id, id))
      .for('update');
    if (!product) throw gone();
    const requested = change.kind === 'count' ? change.counted : change.units;
    const revision = await stockRevision(tx, id);
    const [earlier] = await tx.select().from(stockChanges).where(eq(stockChanges.changeKey, key));
    if (
      earlier &&
      !(earlier.productId === id && earlier.kind === change.kind && earlier.asked === requested)
    )
      throw keyReused();
    if (earlier)
      return { stock: product.stock, stockRevision: revision, soldMeanwhile: 0, missing: 0 };
    if (change.kind === 'count' && change.seen.stockRevision !== revision)
      throw new Refusal(shelvesRefusals.countedMeanwhile, {
        status: 409,
        id: countedMeanwhile,
        content: { stock: product.stock, stockRevision: revision },
      });
    const { units, soldMeanwhile, missing } = worked(change, product.stock);
    const stock = product.stock + units;
    if (stock > productLimits.stock) throw new Refusal(shelvesRefusals.stockOutOfRange);
    await tx
      .update(products)
      .set({ stock: sql`${products.stock} + ${units}` })
      .where(eq(products.id, id));
    const [written] = await tx
      .insert(stockChanges)
      .values({
        changeKey: key,
        productId: id,
        kind: change.kind,
        asked: requested,
        units,
        stock,
        actor: by.actor,
        createdAt: by.now,
      })
      .returning({ id: stockChanges.id });
    const about = `${product.name}: ${change.kind} ${requested}, ${product.stock} → ${stock}`;
    await writeAudit(tx, by, { action: 'products stock', subject: String(id), about });
    if (product.stock > 0 !== stock > 0) await markCatalogueChanged(tx);
    return { stock, stockRevision: written?.id ?? revision, soldMeanwhile, missing };
  });
}

/** Computes the change of the stock. Throws a refusal if more units are removed than exist. */
function worked(change: StockChange, stock: number) {
  if (change.kind === 'difference') {
    const { units } = change;
    if (stock + units < 0) {
      const [en, bn] = shelvesRefusals.tooFew;
      throw new Refusal([en(stock), bn(stock)]);
    }
    return { units, soldMeanwhile: 0, missing: 0 };
  }
  const { counted, seen } = change;
  if (counted < 0 || counted > productLimits.stock)
    throw new Refusal(shelvesRefusals.stockOutOfRange);
  const soldMeanwhile = seen.stock - stock;
  const left = counted - soldMeanwhile;
  return { units: Math.max(0, left) - stock, soldMeanwhile, missing: Math.max(0, -left) };
}
