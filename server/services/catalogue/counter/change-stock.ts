/** Stock by hand: as a difference, or as a count from which what was sold meanwhile is taken off (counter-155, counter-156). */
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
      /** What the shop said there was when counting began, and its revision then. */
      seen: { stock: number; stockRevision: number };
    };

export interface StockChanged {
  stock: number;
  stockRevision: number;
  /** Units that orders took while it was counted, below 0 for given back. */
  soldMeanwhile: number;
  /** Units that orders have and that the count says were never there. */
  missing: number;
}

/**
 * Changes the stock of a product once for each key. A count is compared with what the shop said
 * when it began, and the difference is added to what there is now: orders in between keep theirs.
 * Throws refusals: for less than nothing, and where somebody else changed it since the count began.
 */
export async function changeStock(
  db: Database,
  { id, key, change }: { id: number; key: string; change: StockChange },
  by: AuditBy,
): Promise<StockChanged> {
  return db.transaction(async (tx) => {
    // Whoever changes or orders it waits from here on.
    const [product] = await tx
      .select({ name: products.name, stock: products.stock })
      .from(products)
      .where(eq(products.id, id))
      .for('update');
    if (!product) throw gone();
    const asked = change.kind === 'count' ? change.counted : change.units;
    const revision = await stockRevision(tx, id);
    const [earlier] = await tx.select().from(stockChanges).where(eq(stockChanges.changeKey, key));
    if (
      earlier &&
      !(earlier.productId === id && earlier.kind === change.kind && earlier.asked === asked)
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
        asked,
        units,
        stock,
        actor: by.actor,
        createdAt: by.now,
      })
      .returning({ id: stockChanges.id });
    const about = `${product.name}: ${change.kind} ${asked}, ${product.stock} → ${stock}`;
    await writeAudit(tx, by, { action: 'products stock', subject: String(id), about });
    if (product.stock > 0 !== stock > 0) await markCatalogueChanged(tx);
    return { stock, stockRevision: written?.id ?? revision, soldMeanwhile, missing };
  });
}

/** What is added to a stock; throws the refusal where more is taken than there is. */
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
