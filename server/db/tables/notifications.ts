/** Notifications to customers. */
import { sql } from 'drizzle-orm';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { moment, wideId } from './columns.ts';
import { customers } from './sign-in.ts';

export const notifications = pgTable(
  'notifications',
  {
    id: wideId(),
    /**
     * Identifies a notification that may be sent only once, such as `refill <order>`; else random.
     * PostgreSQL evaluates the default for every old row separately and casts it to text, so the
     * column could become unique in one migration.
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
    /**
     * 'Order Status Changed', 'Cashback Offer', 'PRODUCT' (notifications-9, notifications-10), or
     * another text for a notification without a link.
     */
    reference: text().notNull().default(''),
    referenceId: text('reference_id').notNull().default(''),
    createdAt: moment('created_at').notNull(),
    /** Null until the customer has seen it. */
    seenAt: moment('seen_at'),
  },
  (table) => [index('notifications_customer').on(table.customerId, table.createdAt, table.id)],
);
