/** The search as the catalogue changes: nobody who searches waits for an index, but the very first. */
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

/** So many products described anew, or gone, stand beside the index; with more it is built again. */
const mostBeside = 500;

/** An index and what changed since it was built. */
interface Kept {
  version: number;
  all: IndexedProducts;
  anew: ReadonlyMap<number, Described>;
  gone: ReadonlySet<number>;
  search: ProductSearch;
}

export interface KeptSearch {
  /** The search of this version of the catalogue; of an earlier one while an index is being built anew. */
  at: (version: number) => Promise<ProductSearch>;
}

/**
 * Keeps an index. A price or a stock changes nothing of it, a few products are indexed
 * beside it, and where many changed (an import) a new one is built while the old one
 * answers; `onRenewed` is called when it takes over: whatever was answered meanwhile is old.
 */
export function keepSearch(db: Database, onRenewed: () => void): KeptSearch {
  let kept: Kept | null = null;
  /** Being built; `first` where there is none to answer meanwhile. */
  let building: Promise<Kept> | null = null;
  let catchingUp: Promise<void> | null = null;

  async function build(): Promise<Kept> {
    // Read before the products: what changes while they are read is caught up with.
    const version = await versionOf(db);
    const all = await indexAll(db);
    return { version, all, anew: new Map(), gone: new Set(), search: searchOf(all) };
  }

  /** The first index, for all who ask before it is there. */
  function first(): Promise<Kept> {
    building ??= build().finally(() => {
      building = null;
    });
    return building;
  }

  /** Another index in place of the one that answers. One that could not be built is tried again by the next search. */
  async function renew(): Promise<void> {
    if (building) return;
    kept = await first();
    onRenewed();
  }

  async function catchUp(from: Kept): Promise<void> {
    const caughtUp = building ? null : await withChanges(db, from);
    if (caughtUp) kept = caughtUp;
    else void renew().catch(() => undefined);
  }

  return {
    at: async (version) => {
      const built = kept ?? (await first());
      kept ??= built;
      if (kept.version !== version) {
        catchingUp ??= catchUp(kept).finally(() => {
          catchingUp = null;
        });
        await catchingUp;
      }
      return kept.search;
    },
  };
}

async function versionOf(db: Database): Promise<number> {
  const [row] = await db.select().from(catalogueVersion);
  return row?.version ?? 0;
}

/** All of it is read of one moment. Null where too much changed, or what did is forgotten. */
function withChanges(db: Database, kept: Kept): Promise<Kept | null> {
  return db.transaction(
    async (tx) => {
      const [now] = await tx.select().from(catalogueVersion);
      if (!now || now.remembered > kept.version || now.version < kept.version) return null;
      const changes = tx
        .select({ change: catalogueChanges.change })
        .from(catalogueChanges)
        .where(gt(catalogueChanges.version, kept.version));
      const described = await tx
        .select(describedColumns)
        .from(products)
        // Whatever is described anew is changed with it, and that has an index.
        .where(
          and(
            inArray(products.changedIn, changes),
            inArray(products.describedIn, changes),
            isShown,
          ),
        )
        .limit(mostBeside + 1);
      const isBack = tx
        .select({ one: sql`1` })
        .from(products)
        .where(and(eq(products.id, removedProducts.id), isShown));
      const removed = await tx
        .select({ id: removedProducts.id })
        .from(removedProducts)
        .where(and(inArray(removedProducts.removedIn, changes), notExists(isBack)))
        .limit(mostBeside + 1);
      return besideIt({ ...kept, version: now.version }, described, removed);
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

function besideIt(
  kept: Kept,
  described: readonly Described[],
  removed: readonly { id: number }[],
): Kept | null {
  if (described.length + removed.length === 0) return kept;
  const anew = new Map(kept.anew);
  const gone = new Set(kept.gone);
  for (const { id } of removed) {
    gone.add(id);
    anew.delete(id);
  }
  for (const product of described) {
    anew.set(product.id, product);
    gone.delete(product.id);
  }
  if (anew.size + gone.size > mostBeside) return null;
  return { ...kept, anew, gone, search: searchOf(kept.all, [...gone], [...anew.values()]) };
}
