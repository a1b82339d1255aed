/** The whole catalogue in parts, and the changes since a version, for the phones' copy. */
import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { and, asc, desc, eq, gt, inArray, lte, notExists, or, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { snapshot } from '#contract/catalogue.ts';
import type { RequestOutput, ResponseInput } from '#contract/endpoint.ts';
import type { Database } from '#server/db/database.ts';
import {
  catalogueChanges,
  catalogueVersion,
  categories,
  products,
  removedProducts,
  subCategories,
} from '#server/db/tables/products.ts';
import { rowId } from '#server/services/numbers.ts';
import {
  catalogueColumns,
  priceColumns,
  productColumns,
  type CatalogueRow,
} from './catalogue-columns.ts';
import type { Stock } from './product-rows.ts';
import { isShown } from './visible-products.ts';

type SnapshotRequest = RequestOutput<typeof snapshot>;
type Response = ResponseInput<typeof snapshot>;

/** Products per part, a download of some seconds on a slow connection. */
export const productsInPart = 8_000;
const rowsPerQuery = 1_000;
/** With more changes than this a full download costs little more and is simpler. */
export const maxChanges = 4_000;

/** All reads for a response use one snapshot. Later changes come with the next request. */
const ofOneMoment = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const;

/**
 * Returns one part of the whole, or the changes since the request's version. Returns the whole if
 * that version is unknown.
 */
export async function wholeCatalogue(
  db: Database,
  { since, after }: SnapshotRequest,
): Promise<Response> {
  return db.transaction(async (tx) => {
    const now = await versionNow(tx);
    const Version = `${now.epoch}-${now.version}`;
    const known = numberOf(since, now);
    const changed = known === null ? null : await changesSince(tx, known);
    if (changed) return { Version, Since: since, Next: '', ...signed(changed) };

    const rows = await rowsAfter(tx, await beforePart(tx, placeIn(after).id), productsInPart + 1);
    const part = rows.slice(0, productsInPart);
    const Next = rows.length > part.length ? `${part.at(-1)?.id}-${now.version}` : '';
    return { Version, Since: '', Next, ...signed({ described: part, priced: [], gone: [] }) };
  }, ofOneMoment);
}

/**
 * Maps a request to the canonical one with the same response, so that there are only as many long
 * responses to cache as parts. A part's response is never older than that of the part before it.
 */
export async function canonicalRequest(
  { db, catalogue }: Stock,
  { since, after }: SnapshotRequest,
): Promise<SnapshotRequest> {
  const { id, version } = placeIn(after);
  await catalogue.reach(version);
  const text = await catalogue.cached(`snapshot asked with ${JSON.stringify([since, id])}`, () =>
    db.transaction(async (tx) => {
      const known = numberOf(since, await versionNow(tx));
      if (known !== null && (await changesSince(tx, known))) return JSON.stringify({ since });
      return JSON.stringify({ after: String((await beforePart(tx, id)) || '') });
    }, ofOneMoment),
  );
  return v.parse(snapshot.request, JSON.parse(text));
}

interface VersionNow {
  epoch: string;
  version: number;
  remembered: number;
}

async function versionNow(db: Database): Promise<VersionNow> {
  const [row] = await db.select().from(catalogueVersion);
  return row ?? { epoch: '', version: 0, remembered: 0 };
}

/**
 * The number of a version of this database; null for another database's, for one whose changes were
 * deleted, and for a malformed one.
 */
function numberOf(version: string, now: VersionNow): number | null {
  const [, epoch, digits = ''] = /^(\w*)-(\d{1,9})$/.exec(version) ?? [];
  const number = Number(digits);
  const isKnown = epoch === now.epoch && number >= now.remembered && number <= now.version;
  return isKnown ? number : null;
}

/**
 * Parses the previous `Next`: the last product of the previous part and that part's version; zeros
 * for the first part.
 */
function placeIn(after: string): { id: number; version: number } {
  const [id = '', version = ''] = after.split('-');
  return { id: rowId(id) ?? 0, version: rowId(version) ?? 0 };
}

/** The last id before the part that contains the product after this one; 0 for the first part. */
async function beforePart(db: Database, id: number): Promise<number> {
  if (id === 0) return 0;
  const numbered = db
    .select({
      id: products.id,
      place: sql<number>`row_number() over (order by ${products.id})`.as('place'),
    })
    .from(products)
    .where(and(lte(products.id, id), isShown))
    .as('numbered');
  const [last] = await db
    .select({ id: numbered.id })
    .from(numbered)
    .where(eq(sql`${numbered.place} % ${productsInPart}`, 0))
    .orderBy(desc(numbered.id))
    .limit(1);
  return last?.id ?? 0;
}

/** Reads the rows in batches and yields to other requests between them. */
async function rowsAfter(db: Database, id: number, maxRows: number): Promise<CatalogueRow[]> {
  const rows: CatalogueRow[] = [];
  for (let isEnd = false; !isEnd;) {
    const limit = Math.min(rowsPerQuery, maxRows - rows.length);
    const more = await select(db)
      .where(and(gt(products.id, rows.at(-1)?.id ?? id), isShown))
      .orderBy(asc(products.id))
      .limit(limit);
    rows.push(...more);
    isEnd = more.length < limit || rows.length === maxRows;
    await setImmediate();
  }
  return rows;
}

interface Changes {
  described: CatalogueRow[];
  /** Products of which only price, availability or popularity changed. */
  priced: CatalogueRow[];
  gone: number[];
}

/** Null if there are too many changes. */
async function changesSince(db: Database, version: number): Promise<Changes | null> {
  const changes = db
    .select({ change: catalogueChanges.change })
    .from(catalogueChanges)
    .where(gt(catalogueChanges.version, version));
  const numbers = new Set((await changes).map(({ change }) => change));
  if (numbers.size === 0) return { described: [], priced: [], gone: [] };
  const isBack = db
    .select({ one: sql`1` })
    .from(products)
    .where(and(eq(products.id, removedProducts.id), isShown));
  const removed = await db
    .select({ id: removedProducts.id })
    .from(removedProducts)
    .where(and(inArray(removedProducts.removedIn, changes), notExists(isBack)))
    .orderBy(asc(removedProducts.id))
    .limit(maxChanges + 1);
  const renamed = await db
    .select({ id: categories.id })
    .from(categories)
    .where(inArray(categories.changedIn, changes));
  const inRenamed = new Set(renamed.map(({ id }) => id));
  const rows = await select(db)
    .where(
      and(
        isShown,
        or(
          inArray(products.changedIn, changes),
          inRenamed.size > 0 ? inArray(products.categoryId, [...inRenamed]) : undefined,
        ),
      ),
    )
    .orderBy(asc(products.id))
    .limit(maxChanges + 1);
  if (removed.length + rows.length > maxChanges) return null;
  const isDescribed = (row: CatalogueRow) =>
    numbers.has(row.describedIn) || inRenamed.has(row.categoryId);
  return {
    described: rows.filter(isDescribed),
    priced: rows.filter((row) => !isDescribed(row)),
    gone: removed.map(({ id }) => id),
  };
}

function select(db: Database) {
  return db
    .select(catalogueColumns)
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(subCategories, eq(subCategories.id, products.subCategoryId));
}

function signed({ described, priced, gone }: Changes) {
  const content = {
    Products: productColumns(described),
    Prices: priceColumns(priced),
    Removed: gone.map(String),
  };
  const text = JSON.stringify([content.Products, content.Prices, content.Removed]);
  return { ...content, Digest: createHash('sha256').update(text).digest('base64url') };
}
