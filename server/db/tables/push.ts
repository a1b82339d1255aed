/** Push subscriptions, and the queue of push messages about new statuses. */
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
    /**
     * SHA-256 of the token that the phone received. Each message contains this hash, so that the
     * phone can identify the recipient.
     */
    tokenHash: text('token_hash').notNull().unique(),
    /** The push service's URL for this browser. It has one owner at a time. */
    endpoint: text().notNull().unique(),
    /** The browser's keys, base64url. Only the browser can decrypt a message. */
    p256dh: text().notNull(),
    auth: text().notNull(),
    /**
     * The customer, with the session that subscribed; null for a phone that follows guests' orders.
     */
    customerId: text('customer_id').references(() => customers.id, { onDelete: 'cascade' }),
    sessionHash: text('session_hash').references(() => sessions.tokenHash, { onDelete: 'cascade' }),
    language: text().notNull(),
    createdAt: moment('created_at').notNull(),
    /** Consecutive messages that the push service did not accept. */
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

/** One message to one phone. The row stays after it is sent, so that nothing is sent twice. */
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
    /** The number that the customer sees, such as N-1001. */
    number: text().notNull(),
    status: text().notNull(),
    createdAt: moment('created_at').notNull(),
    attempts: integer().notNull().default(0),
    /** The time of the next try. Null while a try runs, and after the last one. */
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
