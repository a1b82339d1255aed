/**
 * Leases on requests and orders at the counter: one person at a time works on each. The lease has
 * an end, which the page extends while the person works.
 */
import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { staff } from './staff.ts';

export const workLeases = pgTable(
  'work_leases',
  {
    /** request or order. */
    kind: text().notNull(),
    subjectId: text('subject_id').notNull(),
    staffId: text('staff_id')
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    takenAt: moment('taken_at').notNull(),
    endsAt: moment('ends_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.subjectId] }),
    index('work_leases_staff').on(table.staffId),
  ],
);
