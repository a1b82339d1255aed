/** Phones that are told of a new status though the shop is closed on them, and what is still to be told. */
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { orders } from './orders.ts';
import { requestOrders } from './requests.ts';
import { customers, sessions } from './sign-in.ts';

export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** SHA-256 of the token that the phone was given; it stands in each message too, so that the phone knows for whom it is. */
    tokenHash: text('token_hash').notNull().unique(),
    /** Where the push service takes messages for this browser: one owner at a time. */
    endpoint: text().notNull().unique(),
    /** The browser's keys, base64url: only it can read what is sent. */
    p256dh: text().notNull(),
    auth: text().notNull(),
    /** A customer's, with the session that asked for it; null for a phone that follows guests' orders. */
    customerId: text('customer_id').references(() => customers.id, { onDelete: 'cascade' }),
    sessionHash: text('session_hash').references(() => sessions.tokenHash, { onDelete: 'cascade' }),
    language: text().notNull(),
    createdAt: moment('created_at').notNull(),
    /** Messages in a row that the push service did not take. */
    failures: integer().notNull().default(0),
  },
  (table) => [
    index('push_subscriptions_customer').on(table.customerId),
    index('push_subscriptions_session').on(table.sessionHash),
    check(
      'push_subscriptions_owner',
      sql`(${table.customerId} is null) = (${table.sessionHash} is null)`,
    ),
  ],
);

/** The guests' orders that a phone follows. */
export const pushOrders = pgTable(
  'push_orders',
  {
    subscriptionId: integer('subscription_id')
      .notNull()
      .references(() => pushSubscriptions.id, { onDelete: 'cascade' }),
    subjectId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.subscriptionId, table.subjectId] }),
    index('push_orders_order').on(table.subjectId),
  ],
);

/** The guests' requests that a phone follows. */
export const pushRequests = pgTable(
  'push_requests',
  {
    subscriptionId: integer('subscription_id')
      .notNull()
      .references(() => pushSubscriptions.id, { onDelete: 'cascade' }),
    subjectId: text('request_id')
      .notNull()
      .references(() => requestOrders.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.subscriptionId, table.subjectId] }),
    index('push_requests_request').on(table.subjectId),
  ],
);

/** One message to one phone. It stays when it was sent: that is how nothing is sent twice. */
export const pushMessages = pgTable(
  'push_messages',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    subscriptionId: integer('subscription_id')
      .notNull()
      .references(() => pushSubscriptions.id, { onDelete: 'cascade' }),
    /** order or request. */
    about: text().notNull(),
    aboutId: text('about_id').notNull(),
    /** As the customer knows it, such as N-1001. */
    number: text().notNull(),
    status: text().notNull(),
    createdAt: moment('created_at').notNull(),
    attempts: integer().notNull().default(0),
    /** When it is sent, or sent again; null from the moment that a try begins, and for ever once it has ended. */
    nextAt: moment('next_at'),
  },
  (table) => [
    unique('push_messages_once').on(table.subscriptionId, table.about, table.aboutId, table.status),
    index('push_messages_due')
      .on(table.nextAt)
      .where(sql`${table.nextAt} is not null`),
    index('push_messages_created').on(table.createdAt),
  ],
);
