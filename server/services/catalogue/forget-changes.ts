/** How far back the shop remembers what changed in the catalogue. */
import { desc, eq, lte, notExists, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { catalogueChanges, catalogueVersion, removedProducts } from '#server/db/tables/products.ts';
import { deleteInPortions } from '#server/services/in-portions.ts';
import { mostChanges } from './whole-catalogue.ts';

/** A busy shop makes as many in a few months. */
const mostVersions = 20_000;

/**
 * Forgets the changes that no answer needs: of the last 20,000 versions what changed
 * is kept, and of the products that are gone as many as an answer holds. A phone with
 * an older version is given the whole (offline-150).
 */
export async function forgetOldChanges(db: Database, most = mostVersions): Promise<void> {
  const remembered = await moveRemembered(db, most);
  // From here on no answer looks at them: they may go in portions.
  await deleteInPortions(
    db,
    catalogueChanges,
    catalogueChanges.change,
    lte(catalogueChanges.version, remembered),
  );
  const change = db
    .select({ one: sql`1` })
    .from(catalogueChanges)
    .where(eq(catalogueChanges.change, removedProducts.removedIn));
  await deleteInPortions(db, removedProducts, removedProducts.id, notExists(change));
}

/** Answers the version since which changes are remembered from now on. */
function moveRemembered(db: Database, most: number): Promise<number> {
  return db.transaction(async (tx) => {
    const [now] = await tx.select().from(catalogueVersion).for('update');
    if (!now) return 0;
    const [tooMany] = await tx
      .select({ version: catalogueChanges.version })
      .from(removedProducts)
      .innerJoin(catalogueChanges, eq(catalogueChanges.change, removedProducts.removedIn))
      .orderBy(desc(catalogueChanges.version))
      .offset(mostChanges)
      .limit(1);
    const remembered = Math.max(now.remembered, tooMany?.version ?? 0, now.version - most);
    if (remembered !== now.remembered) await tx.update(catalogueVersion).set({ remembered });
    return remembered;
  });
}
