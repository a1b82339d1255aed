/** Hides products from customers and shows them again (counter-164). */
import { and, eq, ne } from 'drizzle-orm';
import type { CounterProduct } from '#contract/counter/shelves.ts';
import type { Database } from '#server/db/database.ts';
import { products } from '#server/db/tables/products.ts';
import { writeAudit, type AuditBy } from '#server/services/audit.ts';
import { markCatalogueChanged } from '#server/services/catalogue/catalogue.ts';
import { gone } from './change-product.ts';
import { readProduct } from './read-products.ts';

/**
 * Hides or shows a product for all customers. A repeated call changes nothing. Throws if the
 * product was removed.
 */
export function hideProduct(
  db: Database,
  { id, isHidden }: { id: number; isHidden: boolean },
  by: AuditBy,
): Promise<CounterProduct> {
  return db.transaction(async (tx) => {
    const [changed] = await tx
      .update(products)
      .set({ isHidden, updatedAt: by.now })
      .where(and(eq(products.id, id), ne(products.isHidden, isHidden)))
      .returning({ name: products.name, strength: products.strength });
    if (changed) {
      const action = isHidden ? 'products hide' : 'products show';
      const about = `${changed.name} ${changed.strength}`.trim();
      await writeAudit(tx, by, { action, subject: String(id), about });
      await markCatalogueChanged(tx);
    }
    const product = await readProduct(tx, id);
    if (!product) throw gone();
    return product;
  });
}
