/** How far back the shop remembers what changed in the catalogue. */
import { desc, eq, lte, notInArray } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { catalogueChanges, catalogueVersion, removedProducts } from '#server/db/tables/products.ts';
import { mostChanges } from './whole-catalogue.ts';

/** A busy shop makes as many in a few months. */
const mostVersions = 20_000;

/**
 * Forgets the changes that no answer needs: of the last 20,000 versions what changed
 * is kept, and of the products that are gone as many as an answer holds. A phone with
 * an older version is given the whole (offline-150).
 */
export async function forgetOldChanges(db: Database, most = mostVersions): Promise<void> {
  await db.transaction(async (tx) => {
    const [now] = await tx.select().from(catalogueVersion).for('update');
    if (!now) return;
    const [tooMany] = await tx
      .select({ version: catalogueChanges.version })
      .from(removedProducts)
      .innerJoin(catalogueChanges, eq(catalogueChanges.change, removedProducts.removedIn))
      .orderBy(desc(catalogueChanges.version))
      .offset(mostChanges)
      .limit(1);
    const remembered = Math.max(now.remembered, tooMany?.version ?? 0, now.version - most);
    if (remembered === now.remembered) return;
    await tx.update(catalogueVersion).set({ remembered });
    await tx.delete(catalogueChanges).where(lte(catalogueChanges.version, remembered));
    const kept = tx.select({ change: catalogueChanges.change }).from(catalogueChanges);
    await tx.delete(removedProducts).where(notInArray(removedProducts.removedIn, kept));
  });
}
