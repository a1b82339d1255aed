/**
 * Submissions that were taken back before they arrived: the trigger `refuse_taken_back` lets none of them in
 * (offline-181). The trigger reads `to_jsonb(NEW) ->> 'column'`, which is null and no error for a wrong
 * column name: each table that uses it needs a test.
 */
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

export const takenBack = pgTable(
  'taken_back',
  {
    /** A submission's id, a photo's key `<submission>/<n>`, or the id under which it is handed over. */
    submissionKey: text('submission_key').primaryKey(),
    at: moment('at').notNull(),
  },
  (table) => [index('taken_back_at').on(table.at)],
);
