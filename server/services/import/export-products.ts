/**
 * The products as a CSV file in the import's own layout. Reading the file again changes nothing
 * (counter-333).
 */
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { asc } from 'drizzle-orm';
import { csvFile } from '#domain/csv.ts';
import { importColumns, type ImportColumn } from '#domain/import-columns.ts';
import { takaFromPaisa } from '#domain/money.ts';
import { plainImage } from '#domain/permalink.ts';
import { percentOf } from '#domain/shelf-product.ts';
import type { Database } from '#server/db/database.ts';
import { products } from '#server/db/tables/products.ts';
import { drawnName } from '#server/services/catalogue/counter/change-product.ts';
import { planShelves, type ShelfPlanner } from './shelves.ts';

const rowsPerBatch = 1_000;

/** Returns the content of the file. */
export async function exportProducts(db: Database): Promise<string> {
  const rows = await db.select().from(products).orderBy(asc(products.rank), asc(products.id));
  const shelves = await planShelves(db);
  const ids = new Set(rows.map(({ externalId }) => externalId));
  const lines: string[][] = [[...importColumns]];
  for (const [index, row] of rows.entries()) {
    if (index % rowsPerBatch === 0) await yieldToEventLoop();
    const cells = { ...cellsOf(row), ...shelves.named(row) };
    // Without an id of its own, a product is known by its permalink.
    const id = row.externalId || (ids.has(row.permalink) ? '' : row.permalink);
    lines.push(importColumns.map((column) => (column === 'id' ? id : cells[column])));
  }
  return csvFile(lines);
}

type Cells = Record<Exclude<ImportColumn, 'id'>, string>;

function cellsOf(
  row: typeof products.$inferSelect,
): Omit<Cells, keyof ReturnType<ShelfPlanner['named']>> {
  const { listPrice, discount, discountPercent, packPieces, permalink, image } = row;
  const stock = String(row.stock);
  const isDrawn = image === plainImage(permalink) || drawnName.test(image);
  return {
    name: row.name,
    name_bn: row.nameBn,
    generic: row.genericName,
    generic_bn: row.genericNameBn,
    strength: row.strength,
    form: row.form,
    company: row.company,
    price: listPrice === null ? '' : String(takaFromPaisa(listPrice)),
    discount: String(takaFromPaisa(discount)),
    // The import calculates the usual percentage itself, also when the price is edited.
    discount_percent:
      discountPercent === percentOf(discount, listPrice) ? '' : String(discountPercent),
    stock,
    stock_before: stock,
    pack_name: row.packName,
    pack_pieces: packPieces === null ? '' : String(packPieces),
    prescription: row.isPrescriptionRequired ? 'yes' : 'no',
    search_words: row.searchWords,
    details: row.details,
    // Empty cells keep the picture and the permalink that a file cannot state.
    image: isDrawn || !/^[\w.-]{1,200}$/.test(image) ? '' : image,
    permalink: /^[a-z0-9-]+$/.test(permalink) ? permalink : '',
  };
}
