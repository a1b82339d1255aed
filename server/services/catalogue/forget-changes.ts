/** Limits the history of catalogue changes. */
import { desc, eq, lte, notExists, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { catalogueChanges, catalogueVersion, removedProducts } from '#server/db/tables/products.ts';
import { deleteInPortions } from '#server/services/in-portions.ts';
import { maxChanges } from './whole-catalogue.ts';

/** A busy shop creates this many versions in a few months. */
const maxVersions = 20_000;

/**
 * Deletes changes that no response needs. The changes of the last 20,000 versions are retained, and
 * at most as many removed products as a response may contain. A phone with an older version
 * downloads the whole catalogue (offline-150).
 */
export async function forgetOldChanges(db: Database, versions = maxVersions): Promise<void> {
  const remembered = await moveRemembered(db, versions);
  // Responses no longer read these rows, so they can be deleted in portions.
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

/** Returns the oldest version whose changes are retained. */
function moveRemembered(db: Database, versions: number): Promise<number> {
  return db.transaction(async (tx) => {
    const [now] = await tx.select().from(catalogueVersion).for('update');
    if (!now) return 0;
    const [tooMany] = await tx
      .select({ version: catalogueChanges.version })
      .from(removedProducts)
      .innerJoin(catalogueChanges, eq(catalogueChanges.change, removedProducts.removedIn))
      .orderBy(desc(catalogueChanges.version))
      .offset(maxChanges)
      .limit(1);
    const remembered = Math.max(now.remembered, tooMany?.version ?? 0, now.version - versions);
    if (remembered !== now.remembered) await tx.update(catalogueVersion).set({ remembered });
    return remembered;
  });
}
