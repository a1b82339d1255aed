/**
 * The search index across catalogue changes. Only the very first search waits for an index to be
 * built.
 */
import { and, eq, gt, inArray, notExists, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import {
  catalogueChanges,
  catalogueVersion,
  products,
  removedProducts,
} from '#server/db/tables/products.ts';
import { isShown } from '#server/services/catalogue/visible-products.ts';
import {
  describedColumns,
  indexAll,
  searchOf,
  type Described,
  type IndexedProducts,
  type ProductSearch,
} from './product-search.ts';

/**
 * The maximum number of changed or removed products beside the index. With more the index is
 * rebuilt.
 */
const maxChangedRows = 500;

/** An index and the changes since it was built. */
interface Kept {
  version: number;
  all: IndexedProducts;
  anew: ReadonlyMap<number, Described>;
  gone: ReadonlySet<number>;
  search: ProductSearch;
}

export interface KeptSearch {
  /**
   * Returns the search for this version of the catalogue, or for an earlier one while an index is
   * being rebuilt.
   */
  at: (version: number) => Promise<ProductSearch>;
}

/**
 * Maintains an index. Price and stock changes do not affect it; a few changed products are indexed
 * beside it; after many changes (an import) a new one is built while the old one is used.
 * `onRenewed` is called when the new one takes over, because responses cached until then are
 * outdated.
 */
export function keepSearch(db: Database, onRenewed: () => void): KeptSearch {
  let stored: Kept | null = null;
  let building: Promise<Kept> | null = null;
  let catchingUp: Promise<void> | null = null;

  async function build(): Promise<Kept> {
    // Read before the products, so that changes during the build are applied afterwards.
    const version = await versionOf(db);
    const all = await indexAll(db);
    return { version, all, anew: new Map(), gone: new Set(), search: searchOf(all) };
  }

  /** Builds the first index. Concurrent callers share it. */
  function first(): Promise<Kept> {
    building ??= build().finally(() => {
      building = null;
    });
    return building;
  }

  /** Replaces the current index. If the build fails, the next search tries again. */
  async function renew(): Promise<void> {
    if (building) return;
    stored = await first();
    onRenewed();
  }

  async function catchUp(from: Kept): Promise<void> {
    const caughtUp = building ? null : await withChanges(db, from);
    if (caughtUp) stored = caughtUp;
    else void renew().catch(() => undefined);
  }

  return {
    at: async (version) => {
      const built = stored ?? (await first());
      stored ??= built;
      if (stored.version !== version) {
        catchingUp ??= catchUp(stored).finally(() => {
          catchingUp = null;
        });
        await catchingUp;
      }
      return stored.search;
    },
  };
}

async function versionOf(db: Database): Promise<number> {
  const [row] = await db.select().from(catalogueVersion);
  return row?.version ?? 0;
}

/**
 * Reads the changes in one snapshot. Null if too much has changed, or if the changes were deleted
 * from the history.
 */
function withChanges(db: Database, stored: Kept): Promise<Kept | null> {
  return db.transaction(
    async (tx) => {
      const [now] = await tx.select().from(catalogueVersion);
      if (!now || now.remembered > stored.version || now.version < stored.version) return null;
      const changes = tx
        .select({ change: catalogueChanges.change })
        .from(catalogueChanges)
        .where(gt(catalogueChanges.version, stored.version));
      const described = await tx
        .select(describedColumns)
        .from(products)
        // Every described product is also marked as changed, and `changedIn` has an index.
        .where(
          and(
            inArray(products.changedIn, changes),
            inArray(products.describedIn, changes),
            isShown,
          ),
        )
        .limit(maxChangedRows + 1);
      const isBack = tx
        .select({ one: sql`1` })
        .from(products)
        .where(and(eq(products.id, removedProducts.id), isShown));
      const removed = await tx
        .select({ id: removedProducts.id })
        .from(removedProducts)
        .where(and(inArray(removedProducts.removedIn, changes), notExists(isBack)))
        .limit(maxChangedRows + 1);
      return besideIt({ ...stored, version: now.version }, described, removed);
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

function besideIt(
  stored: Kept,
  described: readonly Described[],
  removed: readonly { id: number }[],
): Kept | null {
  if (described.length + removed.length === 0) return stored;
  const anew = new Map(stored.anew);
  const gone = new Set(stored.gone);
  for (const { id } of removed) {
    gone.add(id);
    anew.delete(id);
  }
  for (const product of described) {
    anew.set(product.id, product);
    gone.delete(product.id);
  }
  if (anew.size + gone.size > maxChangedRows) return null;
  return { ...stored, anew, gone, search: searchOf(stored.all, [...gone], [...anew.values()]) };
}
