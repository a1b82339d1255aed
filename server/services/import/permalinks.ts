/** Permalinks for imported products. */
import { inArray, like, or } from 'drizzle-orm';
import { freePermalink, isPermalink, plainPermalink, slugOf } from '#domain/permalink.ts';
import type { Database } from '#server/db/database.ts';
import { products } from '#server/db/tables/products.ts';
import type { WrittenFields } from './planned-row.ts';

type Named = Pick<WrittenFields, 'name' | 'strength' | 'form' | 'packName' | 'externalId'>;

/** Returns a free permalink of name, strength and form, with the pack or a number if needed. */
export function freshPermalink(product: Named, taken: Set<string>): string {
  const permalink = freePermalink(formsOf(product), taken);
  taken.add(permalink);
  return permalink;
}

/** The candidates for a permalink; the last one gets a number. */
export function formsOf(product: Named): string[] {
  const { name, strength, form, packName, externalId } = product;
  const short = plainPermalink(product);
  if (!isPermalink(short)) return [slugOf('product', short || externalId)];
  return [short, slugOf(name, strength, form, packName), short];
}

/** Returns those permalinks that products already have. */
export async function takenOf(tx: Database, permalinks: string[]): Promise<Set<string>> {
  const rows = await tx
    .select({ permalink: products.permalink })
    .from(products)
    .where(inArray(products.permalink, permalinks));
  return new Set(rows.map(({ permalink }) => permalink));
}

/**
 * Replaces permalinks that were taken since the file was read by ones that neither a product nor
 * another row has.
 */
export async function withFreePermalinks<Row extends { fields: WrittenFields }>(
  tx: Database,
  rows: readonly Row[],
): Promise<readonly Row[]> {
  const planned = rows.map(({ fields }) => fields.permalink);
  const gone = await takenOf(tx, planned);
  if (gone.size === 0) return rows;
  const late = rows.filter(({ fields }) => gone.has(fields.permalink));
  const forms = new Set(late.flatMap(({ fields }) => formsOf(fields)));
  const beside = await tx
    .select({ permalink: products.permalink })
    .from(products)
    .where(or(...[...forms].map((form) => like(products.permalink, `${form}%`))));
  const taken = new Set([...planned, ...beside.map(({ permalink }) => permalink)]);
  return rows.map((row) =>
    gone.has(row.fields.permalink)
      ? { ...row, fields: { ...row.fields, permalink: freshPermalink(row.fields, taken) } }
      : row,
  );
}
