/** What the shop's people do to the shelves: changes of stock, one by one, and imports of files. */
import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { products } from './products.ts';

/** Every change of a product's stock by hand or by a file; what orders take stands in the orders. */
export const stockChanges = pgTable(
  'stock_changes',
  {
    /** Counts upwards: the last one of a product is its stock's revision (counter-155). */
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** Who asked names it: the same change asked twice is made once. Null for a file's. */
    changeKey: text('change_key').unique(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** difference, count or import. */
    kind: text().notNull(),
    /** What was asked for: the difference, or what was counted. */
    asked: integer().notNull(),
    /** What was added to the stock, below 0 for taken away. */
    units: integer().notNull(),
    /** The stock afterwards. */
    stock: integer().notNull(),
    actor: text().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('stock_changes_product').on(table.productId, table.id)],
);

/** Files that were read for the catalogue (counter-165). */
export const catalogueImports = pgTable(
  'catalogue_imports',
  {
    id: text().primaryKey(),
    fileName: text('file_name').notNull(),
    encoding: text().notNull(),
    /** reading, read, running, stopped, done or failed; read until somebody runs it. */
    state: text().notNull(),
    lines: integer().notNull(),
    added: integer().notNull(),
    changed: integer().notNull(),
    same: integer().notNull(),
    removed: integer().notNull(),
    flagged: integer().notNull(),
    refused: integer().notNull(),
    /** Headings of other names than ours, and those that are not used (`importHeadings` of the contract). */
    headings: jsonb().notNull().default({}),
    /** The first refused lines: `{ line, sentence }`. */
    refusedLines: jsonb('refused_lines').notNull(),
    /** What the file does not name goes too. */
    replaces: boolean().notNull().default(false),
    /** Rows that are in the catalogue: those up to this position. */
    done: integer().notNull().default(0),
    rows: integer().notNull(),
    readBy: text('read_by').notNull(),
    readAt: moment('read_at').notNull(),
    runBy: text('run_by').notNull().default(''),
    startedAt: moment('started_at'),
    /** When a process last did a portion of it. */
    workedAt: moment('worked_at'),
    endedAt: moment('ended_at'),
  },
  (table) => [
    // One at a time, whichever process runs it.
    uniqueIndex('catalogue_imports_running')
      .on(table.state)
      .where(sql`${table.state} = 'running'`),
    index('catalogue_imports_read').on(table.readAt),
  ],
);

/** What an import does, row by row, in this order; those that change nothing are left out. */
export const catalogueImportRows = pgTable(
  'catalogue_import_rows',
  {
    importId: text('import_id')
      .notNull()
      .references(() => catalogueImports.id, { onDelete: 'cascade' }),
    /** From 1; those that are removed stand last. */
    position: integer().notNull(),
    /** new, changed or removed. */
    kind: text().notNull(),
    /** What will be done (`plannedRow` of server/services/import/planned-row.ts). */
    content: jsonb().notNull(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.position] })],
);
