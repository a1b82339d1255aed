/** Changes of stock by the staff, and imports of catalogue files. */
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

/**
 * Every change of a product's stock by hand or by a file. The units that orders take are in the
 * orders.
 */
export const stockChanges = pgTable(
  'stock_changes',
  {
    /** Counts upwards. The latest id of a product is the revision of its stock (counter-155). */
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /**
     * The key of the request, so that a repeated request is applied once. Null for a file's change.
     */
    changeKey: text('change_key').unique(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** difference, count or import. */
    kind: text().notNull(),
    /** The requested difference, or the counted stock. */
    asked: integer().notNull(),
    /** The change of the stock; negative for a decrease. */
    units: integer().notNull(),
    /** The stock afterwards. */
    stock: integer().notNull(),
    actor: text().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('stock_changes_product').on(table.productId, table.id)],
);

/** Catalogue files that were read (counter-165). */
export const catalogueImports = pgTable(
  'catalogue_imports',
  {
    id: text().primaryKey(),
    fileName: text('file_name').notNull(),
    encoding: text().notNull(),
    /**
     * reading, read, running, stopped, done or failed. An import stays in `read` until somebody
     * starts it.
     */
    state: text().notNull(),
    lines: integer().notNull(),
    added: integer().notNull(),
    changed: integer().notNull(),
    same: integer().notNull(),
    removed: integer().notNull(),
    flagged: integer().notNull(),
    refused: integer().notNull(),
    /**
     * Headings under other names than ours, and headings that are not used (`importHeadings` of the
     * contract).
     */
    headings: jsonb().notNull().default({}),
    /** The first refused lines: `{ line, sentence }`. */
    refusedLines: jsonb('refused_lines').notNull(),
    /** True if products that the file does not contain are removed. */
    replaces: boolean().notNull().default(false),
    /** The position up to which the rows have been applied to the catalogue. */
    done: integer().notNull().default(0),
    rows: integer().notNull(),
    readBy: text('read_by').notNull(),
    readAt: moment('read_at').notNull(),
    runBy: text('run_by').notNull().default(''),
    startedAt: moment('started_at'),
    /** The last time that a process applied a portion of it. */
    workedAt: moment('worked_at'),
    endedAt: moment('ended_at'),
  },
  (table) => [
    // Only one import runs at a time, in whichever process.
    uniqueIndex('catalogue_imports_running')
      .on(table.state)
      .where(sql`${table.state} = 'running'`),
    index('catalogue_imports_read').on(table.readAt),
  ],
);

/** The rows of an import that change something, in the order in which they are applied. */
export const catalogueImportRows = pgTable(
  'catalogue_import_rows',
  {
    importId: text('import_id')
      .notNull()
      .references(() => catalogueImports.id, { onDelete: 'cascade' }),
    /** From 1. Removals are last. */
    position: integer().notNull(),
    /** new, changed or removed. */
    kind: text().notNull(),
    /** The planned change (`plannedRow` of server/services/import/planned-row.ts). */
    content: jsonb().notNull(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.position] })],
);

/** The columns that were chosen for files with certain headings (counter-331). */
export const importMappings = pgTable('import_mappings', {
  /** A hash of the headings (`signatureOf` of server/services/import/headings.ts). */
  signature: text().primaryKey(),
  /** `columnMapping` of the contract. */
  mapping: jsonb().notNull(),
  savedBy: text('saved_by').notNull(),
  savedAt: moment('saved_at').notNull(),
});
