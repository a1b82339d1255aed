import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/**
 * Failed order calls that phones report. They are truncated and redacted before they are stored.
 */
export const errorReports = pgTable(
  'error_reports',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    url: text().notNull().default(''),
    message: text().notNull().default(''),
    content: text().notNull().default(''),
    activityId: text('activity_id').notNull().default(''),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('error_reports_created').on(table.createdAt)],
);
