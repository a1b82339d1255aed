/** Writes a plan, or a portion of it, to the catalogue in the caller's transaction. */
import { asc, inArray, sql, type Name, type SQL } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { products } from '#server/db/tables/products.ts';
import { stockChanges } from '#server/db/tables/shelves.ts';
import { markCatalogueChanged } from '#server/services/catalogue/catalogue.ts';
import { takenOf, withFreePermalinks } from './permalinks.ts';
import { planImport } from './plan-import.ts';
import type { PlannedRow, PlannedShelf } from './planned-row.ts';
import { pricesBeside, type Prices } from './prices.ts';
import type { ReadFile } from './read-file.ts';
import { recordSection } from '#server/services/shop/sections.ts';
import { makeShelf, type Shelf } from './shelves.ts';

const rowsPerBatch = 2_000;

export interface Written {
  added: number;
  changed: number;
  removed: number;
}

interface By {
  actor: string;
  now: Date;
}

/**
 * Adds and changes products by their external id; existing permalinks are retained. With `replace`,
 * products that are not in the file are removed. Throws {@link RefusedLine} for a refused line,
 * unless `keepsGood` is set.
 */
export async function writeProducts(
  tx: Database,
  file: Pick<ReadFile, 'products' | 'columns'>,
  options: { replace: boolean; now: Date; keepsGood?: boolean },
): Promise<Written> {
  await tx.execute(sql`set local statement_timeout = 0`);
  const { rows, refused } = await planImport(tx, file, { replaces: options.replace });
  const [first] = refused;
  if (first && !options.keepsGood) throw new RefusedLine(`Line ${first.line}: ${first.sentence}`);
  const by = { actor: 'import', now: options.now };
  for (let start = 0; start < rows.length; start += rowsPerBatch)
    await writeRows(tx, rows.slice(start, start + rowsPerBatch), by);
  await markCatalogueChanged(tx);
  const counted = (kind: PlannedRow['kind']) => rows.filter((row) => row.kind === kind).length;
  return { added: counted('new'), changed: counted('changed'), removed: counted('removed') };
}

/** A line that was parsed but cannot be applied. The message contains the line and the reason. */
export class RefusedLine extends Error {}

/**
 * Writes planned rows. Existing products get only the changed fields. Their stock changes by the
 * difference to the stock when the file was read, so that sales since then are respected. The
 * caller marks the catalogue as changed.
 */
export async function writeRows(tx: Database, rows: readonly PlannedRow[], by: By): Promise<void> {
  const shelfOf = await shelvesFor(tx, rows, by);
  const added = rows.filter((row) => row.kind === 'new');
  const changed = rows.filter((row) => row.kind === 'changed');
  const removed = rows.filter((row) => row.kind === 'removed').map(({ productId }) => productId);
  const displaced = added.map(({ displaces }) => displaces).filter((id) => id !== null);
  const ids = [...changed.map(({ productId }) => productId), ...removed, ...displaced];
  const prices = await lockInOrder(tx, ids);
  await removeAll(tx, [...removed, ...displaced]);
  await insertNew(tx, added, shelfOf, by);
  await updateChanged(tx, withPrices(changed, prices), shelfOf, by);
  await moveStocks(tx, changed, by);
}

type ChangedRow = Extract<PlannedRow, { kind: 'changed' }>;

const priceFields = ['listPrice', 'discount', 'discountPercent'] as const;

type ShelfOf = (planned: PlannedShelf) => Shelf;

/**
 * Resolves each planned shelf once per portion. This comes before products are locked, because the
 * counter locks the categories first as well.
 */
async function shelvesFor(tx: Database, rows: readonly PlannedRow[], by: By): Promise<ShelfOf> {
  const made = new Map<string, Shelf>();
  let hasNew = false;
  for (const row of rows) {
    const planned = row.kind === 'removed' ? null : row.shelf;
    const key = JSON.stringify(planned);
    if (!planned || made.has(key)) continue;
    const { isNew, ...shelf } = await makeShelf(tx, planned);
    made.set(key, shelf);
    hasNew ||= isNew;
  }
  if (hasNew) await recordSection(tx, by, 'categories');
  return (planned) => {
    const shelf = made.get(JSON.stringify(planned));
    if (!shelf) throw new Error('The shelf of a row was not planned.');
    return shelf;
  };
}

/**
 * Locks the products in the order of their ids, as orders do, to prevent deadlocks. Returns their
 * prices.
 */
async function lockInOrder(tx: Database, ids: number[]): Promise<Map<number, Prices>> {
  if (ids.length === 0) return new Map();
  const { id, listPrice, discount } = products;
  const rows = await tx
    .select({ id, listPrice, discount })
    .from(products)
    .where(inArray(id, ids))
    .orderBy(asc(id))
    .for('update');
  return new Map(rows.map((row) => [row.id, row]));
}

/** Foreign keys also delete their comments and stock requests. */
async function removeAll(tx: Database, ids: number[]): Promise<void> {
  if (ids.length > 0) await tx.delete(products).where(inArray(products.id, ids));
}

const newColumns = [
  'externalId',
  'name',
  'nameBn',
  'strength',
  'genericName',
  'genericNameBn',
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
  'searchWords',
  'rank',
  'categoryId',
  'subCategoryId',
  'updatedAt',
] as const satisfies (keyof typeof products.$inferInsert)[];

type Column = (typeof newColumns)[number];

async function insertNew(
  tx: Database,
  added: Extract<PlannedRow, { kind: 'new' }>[],
  shelfOf: ShelfOf,
  { now }: By,
): Promise<void> {
  if (added.length === 0) return;
  const rows: Record<Column, unknown>[] = [];
  for (const { fields, shelf } of await withFreePermalinks(tx, added))
    rows.push({ ...fields, ...shelfOf(shelf), updatedAt: now });
  await tx.execute(
    sql`insert into ${products} (${namesOf(newColumns)})
      select ${namesOf(newColumns, 'property')} from ${recordsOf(rows, newColumns)}
      on conflict (external_id) do nothing`,
  );
}

/**
 * Adjusts prices, because somebody may have changed a price or a discount by hand since the file
 * was read.
 */
function withPrices(changed: ChangedRow[], prices: Map<number, Prices>): ChangedRow[] {
  return changed.map((row) => {
    const { fields, productId, pricesThen } = row;
    const now = prices.get(productId);
    const isPriced = priceFields.some((name) => fields[name] !== undefined);
    if (!now || !isPriced) return row;
    return { ...row, fields: { ...fields, ...pricesBeside(now, pricesThen ?? now, fields) } };
  });
}

/**
 * Groups rows with the same changed columns into one statement each. The stock is updated
 * separately.
 */
async function updateChanged(
  tx: Database,
  changed: ChangedRow[],
  shelfOf: ShelfOf,
  { now }: By,
): Promise<void> {
  const taken = await takenOf(
    tx,
    changed.flatMap(({ fields }) => fields.permalink ?? []).concat(''),
  );
  const alike = new Map<string, { columns: Column[]; rows: Record<string, unknown>[] }>();
  for (const { productId, fields, shelf } of changed) {
    const { stock: _stock, permalink, ...rest } = fields;
    const free = permalink !== undefined && !taken.has(permalink) ? { permalink } : {};
    const row = { ...rest, ...free, ...(shelf && shelfOf(shelf)), updatedAt: now };
    const columns = newColumns.filter((column) => column in row);
    const key = columns.join();
    const group = alike.get(key) ?? { columns, rows: [] };
    group.rows.push({ ...row, id: productId });
    alike.set(key, group);
  }
  for (const { columns, rows } of alike.values()) {
    const set = columns.map(
      (column) => sql`${nameOf(column)} = file_row.${sql.identifier(column)}`,
    );
    await tx.execute(
      sql`update ${products} set ${sql.join(set, sql`, `)}
        from ${recordsOf(rows, ['id', ...columns])} where ${products.id} = file_row.id`,
    );
  }
}

/**
 * Changes each stock by its difference to the stock when the file was read. The stock never becomes
 * negative.
 */
async function moveStocks(tx: Database, changed: ChangedRow[], { actor, now }: By): Promise<void> {
  const moves = changed.flatMap(({ productId, stockThen, fields: { stock } }) =>
    stock === undefined ? [] : [{ id: productId, asked: stock, units: stock - stockThen }],
  );
  if (moves.length === 0) return;
  const stock = sql`greatest(0, ${products.stock} + move.units)`;
  await tx.execute(
    sql`with moved as (
        update ${products} set stock = ${stock}
        from json_to_recordset(${JSON.stringify(moves)}::json) as move(id integer, asked integer, units integer)
        where ${products.id} = move.id
        returning ${products.id}, move.asked, move.units, ${products.stock})
      insert into ${stockChanges} (product_id, kind, asked, units, stock, actor, created_at)
      select id, 'import', asked, units, stock, ${actor}, ${now.toISOString()}::timestamptz from moved`,
  );
}

function nameOf(column: Column | 'id'): Name {
  return sql.identifier(products[column].name);
}

function namesOf(columns: readonly Column[], as: 'column' | 'property' = 'column'): SQL {
  const names = columns.map((column) =>
    as === 'column' ? nameOf(column) : sql.identifier(column),
  );
  return sql.join(names, sql`, `);
}

/**
 * Passes all rows as one JSON value, because thousands of parameters took longer to build than the
 * rows to write.
 */
function recordsOf(rows: object[], columns: readonly (Column | 'id')[]): SQL {
  const typed = columns.map(
    (column) => sql`${sql.identifier(column)} ${sql.raw(products[column].getSQLType())}`,
  );
  return sql`json_to_recordset(${JSON.stringify(rows)}::json) as file_row(${sql.join(typed, sql`, `)})`;
}
