/** Puts read products into the catalogue, in the transaction that it is given. */
import { sql, type Name, type SQLWrapper } from 'drizzle-orm';
import { plainImage, plainPermalink, slugOf } from '#domain/permalink.ts';
import { markCatalogueChanged } from '#server/services/catalogue/catalogue.ts';
import type { Database } from '#server/db/database.ts';
import { products } from '#server/db/tables/products.ts';
import type { ImportedProduct } from './row.ts';
import { existingGenerics, openShelves } from './shelves.ts';

const rowsAtOnce = 2_000;
/** Imported products stand behind those that the shop put first. */
const firstRank = 100_000;

export interface Written {
  added: number;
  changed: number;
  removed: number;
}

/**
 * Adds and changes products by their external id, keeping the permalinks they
 * have. With `replace`, products that the file does not name go.
 */
export async function writeProducts(
  tx: Database,
  imported: ImportedProduct[],
  options: { replace: boolean; now: Date },
): Promise<Written> {
  await tx.execute(sql`set local statement_timeout = 0`);
  const generics = await existingGenerics(tx);
  const shelfOf = await openShelves(tx);
  const present = await presentPermalinks(tx);
  const taken = new Set(options.replace ? [] : present.all);
  for (const product of imported) {
    const own = product.permalink || present.byExternalId.get(product.externalId);
    if (own) taken.add(own);
  }
  const rows: ProductRow[] = [];
  for (const [index, product] of imported.entries()) {
    const generic = generics.get(product.genericName.toLowerCase());
    const permalink =
      product.permalink ||
      present.byExternalId.get(product.externalId) ||
      freshPermalink(product, taken);
    const { line: _line, category: _category, subCategory: _sub, ...rest } = product;
    rows.push({
      ...rest,
      ...(await shelfOf(product, generic)),
      // Unknown medicines ask for a prescription: the safe side.
      isPrescriptionRequired:
        product.isPrescriptionRequired ?? generic?.isPrescriptionRequired ?? isMedicine(product),
      permalink,
      // Without a picture of its own one is drawn of that name.
      image: product.image || plainImage(permalink),
      rank: firstRank + index,
      updatedAt: options.now,
    });
  }
  const removed = options.replace ? await removeOthers(tx, imported) : 0;
  for (let start = 0; start < rows.length; start += rowsAtOnce)
    await upsert(tx, rows.slice(start, start + rowsAtOnce));
  await markCatalogueChanged(tx);
  const changed = imported.filter((one) => present.byExternalId.has(one.externalId)).length;
  return { added: imported.length - changed, changed, removed };
}

function isMedicine(product: ImportedProduct): boolean {
  return product.genericName !== '';
}

async function presentPermalinks(tx: Database) {
  const rows = await tx
    .select({ externalId: products.externalId, permalink: products.permalink })
    .from(products);
  const byExternalId = new Map<string, string>();
  for (const row of rows) if (row.externalId) byExternalId.set(row.externalId, row.permalink);
  return { byExternalId, all: rows.map((row) => row.permalink) };
}

/** Name, strength, form, and the pack where that is not enough; a number where nothing is. */
function freshPermalink(product: ImportedProduct, taken: Set<string>): string {
  const { name, strength, form, packName } = product;
  const short = plainPermalink(product) || slugOf('product', product.externalId);
  const long = slugOf(name, strength, form, packName);
  let permalink = taken.has(short) ? long : short;
  for (let number = 2; taken.has(permalink); number += 1) permalink = `${short}-${number}`;
  taken.add(permalink);
  return permalink;
}

/** Their comments and stock requests go with them. */
async function removeOthers(tx: Database, imported: ImportedProduct[]): Promise<number> {
  const named = JSON.stringify(imported.map((product) => product.externalId));
  const gone = await tx
    .delete(products)
    .where(
      sql`${products.externalId} is null or ${products.externalId} not in (select jsonb_array_elements_text(${named}::jsonb))`,
    )
    .returning({ id: products.id });
  return gone.length;
}

/** What a file says of a product. */
const written = [
  'externalId',
  'name',
  'nameBn',
  'strength',
  'genericName',
  'form',
  'company',
  'listPrice',
  'discount',
  'discountPercent',
  'stock',
  'packName',
  'packPieces',
  'isPrescriptionRequired',
  'image',
  'details',
  'permalink',
  'categoryId',
  'subCategoryId',
  'searchWords',
  'rank',
  'updatedAt',
] as const satisfies (keyof typeof products.$inferInsert)[];

type ProductRow = Required<Pick<typeof products.$inferInsert, (typeof written)[number]>>;

/** The rows travel as one value: built as thousands of parameters, they took longer than to write. */
async function upsert(tx: Database, rows: ProductRow[]): Promise<void> {
  const each = (of: (name: (typeof written)[number], column: Name) => SQLWrapper) =>
    sql.join(
      written.map((name) => of(name, sql.identifier(products[name].name))),
      sql`, `,
    );
  const typed = each(
    (name) => sql`${sql.identifier(name)} ${sql.raw(products[name].getSQLType())}`,
  );
  await tx.execute(
    sql`insert into ${products} (${each((_, column) => column)})
      select ${each((name) => sql.identifier(name))}
      from json_to_recordset(${JSON.stringify(rows)}::json) as file_row(${typed})
      on conflict (external_id) do update
      set ${each((_, column) => sql`${column} = excluded.${column}`)}`,
  );
}
