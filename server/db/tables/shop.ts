/** The shop's own particulars, and everything else that the owner edits in parts. */
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/**
 * Every version of every part. The newest row of a part applies, and older ones are its history.
 * Rows are never changed.
 */
export const shopSections = pgTable(
  'shop_sections',
  {
    /** Counts upwards. The newest id of a part is its version. */
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** The part, such as `contact`. */
    name: text().notNull(),
    value: jsonb().notNull(),
    savedBy: text('saved_by').notNull(),
    savedAt: moment('saved_at').notNull(),
  },
  (table) => [index('shop_sections_newest').on(table.name, table.id.desc())],
);
