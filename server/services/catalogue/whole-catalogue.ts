/** The whole catalogue in parts, and what changed since a version of it, as phones keep it. */
import { createHash } from 'node:crypto';
import { asc, eq, gt, inArray } from 'drizzle-orm';
import type { snapshot } from '#contract/catalogue.ts';
import { ownPicture } from '#contract/catalogue.ts';
import type { RequestOutput, ResponseInput } from '#contract/endpoint.ts';
import { takaFromPaisa } from '#domain/money.ts';
import type { Database } from '#server/db/database.ts';
import {
  catalogueChanges,
  catalogueVersion,
  categories,
  products,
  removedProducts,
} from '#server/db/tables/products.ts';
import { rowId } from '#server/services/numbers.ts';
import { listedColumns, stockOf } from './product-rows.ts';

type Response = ResponseInput<typeof snapshot>;

/** Products of a part: some seconds of a bad line. */
export const productsInPart = 4_000;
/** With more changes than this the whole costs little more, and is simpler. */
const mostChanges = 4_000;

const columns = {
  ...listedColumns,
  popularity: products.popularity,
  categoryName: categories.name,
  subCategoryId: products.subCategoryId,
  searchWords: products.searchWords,
  rank: products.rank,
  describedIn: products.describedIn,
};

/** A part of the whole, or what changed since the version that is asked with; the whole where that one says nothing here. */
export async function wholeCatalogue(
  db: Database,
  { since, after }: RequestOutput<typeof snapshot>,
): Promise<Response> {
  // First the version, then the rows: what changes in between comes once more with the next question.
  const now = await versionNow(db);
  const version = `${now.epoch}-${now.version}`;
  const known = since === '' ? null : numberOf(since, now);
  const changed = known === null ? null : await changesSince(db, known);
  if (changed) return { Version: version, Since: since, Next: '', ...signed(changed) };

  const rows = await select(db)
    .where(gt(products.id, rowId(after) ?? 0))
    .orderBy(asc(products.id))
    .limit(productsInPart + 1);
  const part = rows.slice(0, productsInPart);
  const Next = rows.length > part.length ? String(part.at(-1)?.id ?? '') : '';
  return {
    Version: version,
    Since: '',
    Next,
    ...signed({ described: part, priced: [], gone: [] }),
  };
}

interface VersionNow {
  epoch: string;
  version: number;
}

async function versionNow(db: Database): Promise<VersionNow> {
  const [row] = await db.select().from(catalogueVersion);
  return row ?? { epoch: '', version: 0 };
}

/** The number of a version of this database; null for another one's, and for what is none. */
function numberOf(version: string, now: VersionNow): number | null {
  const [, epoch, digits = ''] = /^(\w*)-(\d{1,9})$/.exec(version) ?? [];
  const number = Number(digits);
  return epoch === now.epoch && number <= now.version ? number : null;
}

interface Changes {
  described: Row[];
  /** Only their price, whether they are there, or their popularity. */
  priced: Row[];
  gone: number[];
}

/** Null where it would be too much. */
async function changesSince(db: Database, version: number): Promise<Changes | null> {
  const changes = db
    .select({ change: catalogueChanges.change })
    .from(catalogueChanges)
    .where(gt(catalogueChanges.version, version));
  const numbers = new Set((await changes).map(({ change }) => change));
  if (numbers.size === 0) return { described: [], priced: [], gone: [] };
  const removed = await db
    .select({ id: removedProducts.id })
    .from(removedProducts)
    .where(inArray(removedProducts.removedIn, changes))
    .limit(mostChanges + 1);
  const rows = await select(db)
    .where(inArray(products.changedIn, changes))
    .orderBy(asc(products.id))
    .limit(mostChanges + 1);
  if (removed.length + rows.length > mostChanges) return null;
  const isDescribed = (row: Row) => numbers.has(row.describedIn);
  return {
    described: rows.filter(isDescribed),
    priced: rows.filter((row) => !isDescribed(row)),
    gone: removed.map(({ id }) => id),
  };
}

type Row = Awaited<ReturnType<typeof select>>[number];

function select(db: Database) {
  return db
    .select(columns)
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId));
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

function priceColumns(rows: readonly Row[]): Response['Prices'] {
  return {
    Id: rows.map((row) => String(row.id)),
    UnitSalePrice: rows.map((row) => takaFromPaisa(row.listPrice ?? 0)),
    Discount: rows.map((row) => takaFromPaisa(row.discount)),
    DiscountPercent: rows.map((row) => row.discountPercent),
    IsInStock: rows.map((row) => (stockOf(row) > 0 ? 1 : 0)),
    Popularity: rows.map((row) => row.popularity),
  };
}

function productColumns(rows: readonly Row[]): Response['Products'] {
  return {
    ...priceColumns(rows),
    Name: rows.map((row) => row.name),
    NameBn: rows.map((row) => row.nameBn),
    Strength: words(rows.map((row) => row.strength)),
    GenericName: words(rows.map((row) => row.genericName)),
    Type: words(rows.map((row) => row.form)),
    SupplierName: words(rows.map((row) => row.company)),
    PackName: words(rows.map((row) => row.packName)),
    PackPieces: rows.map((row) => row.packPieces ?? 0),
    IsPrescriptionRequired: rows.map((row) => (row.isPrescriptionRequired ? 1 : 0)),
    ImagePath: rows.map((row) => (row.image === `${row.permalink}.webp` ? ownPicture : row.image)),
    Permalink: rows.map((row) => row.permalink),
    CategoryId: words(rows.map((row) => String(row.categoryId))),
    CategoryName: words(rows.map((row) => row.categoryName)),
    SubCategoryId: words(rows.map((row) => String(row.subCategoryId ?? ''))),
    SearchWords: words(rows.map((row) => row.searchWords)),
    Rank: rows.map((row) => row.rank),
  };
}

/** A column of few different words. */
function words(texts: readonly string[]) {
  const places = new Map<string, number>();
  const At = texts.map((text) => {
    const place = places.get(text) ?? places.size;
    places.set(text, place);
    return place;
  });
  return { Words: [...places.keys()], At };
}
