/** What the shop tells its customers. */
import { sql } from 'drizzle-orm';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { moment, wideId } from './columns.ts';
import { customers } from './sign-in.ts';

export const notifications = pgTable(
  'notifications',
  {
    id: wideId(),
    /**
     * Identifies what may be sent once only, such as `refill <order>`; else random. PostgreSQL casts the default
     * to text and gives every old row a value of its own, so the column became unique in one migration.
     */
    key: text()
      .notNull()
      .unique()
      .default(sql`gen_random_uuid()`),
    customerId: text('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    content: text().notNull(),
    contentBn: text('content_bn').notNull().default(''),
    /** 'Order Status Changed', 'Cashback Offer', 'PRODUCT' (notifications-9, notifications-10) or something without a link. */
    reference: text().notNull().default(''),
    referenceId: text('reference_id').notNull().default(''),
    createdAt: moment('created_at').notNull(),
    /** Null while it is new. */
    seenAt: moment('seen_at'),
  },
  (table) => [index('notifications_customer').on(table.customerId, table.createdAt, table.id)],
);
