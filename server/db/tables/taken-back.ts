/**
 * Submissions that were taken back before they arrived. The trigger `refuse_taken_back` rejects
 * them (offline-181). The trigger reads `to_jsonb(NEW) ->> 'column'`, which returns null and no
 * error for a wrong column name, so each table that uses it needs a test.
 */
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

export const takenBack = pgTable(
  'taken_back',
  {
    /** A submission's id, a photo's key `<submission>/<n>`, or a hand-over id. */
    submissionKey: text('submission_key').primaryKey(),
    at: moment('at').notNull(),
  },
  (table) => [index('taken_back_at').on(table.at)],
);
