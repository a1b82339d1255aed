/** Who works on a request or an order at the counter: one at a time, until a moment that they put off while they go on. */
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
