/** Request orders: a list of names and quantities, prescriptions, and a delivery address. */
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgSequence, pgTable, text } from 'drizzle-orm/pg-core';
import { shippingAddresses } from './addresses.ts';
import { moment } from './columns.ts';
import { handOverColumns } from './hand-over-columns.ts';
import { orders } from './orders.ts';

/** Order numbers are `R-1001`, `R-1002`, … */
export const requestOrderNumbers = pgSequence('request_order_numbers', { startWith: 1001 });

export const requestOrders = pgTable(
  'request_orders',
  {
    id: text().primaryKey(),
    /**
     * The submission's id. Its UNIQUE constraint guarantees that a submission is stored only once.
     */
    submissionId: text('letter_id').unique(),
    fingerprint: text().notNull(),
    ...handOverColumns(),
    orderNumber: integer('order_number').notNull().unique(),
    status: text().notNull().default('Pending'),
    customerId: text('customer_id'),
    deviceId: text('device_id'),
    remarks: text().notNull().default(''),
    totalItem: integer('total_item').notNull(),
    totalQuantity: integer('total_quantity').notNull(),
    addressId: integer('address_id').references(() => shippingAddresses.id),
    /** The total that the customer was quoted, in paisa; null before that. */
    quotedTotal: integer('answered_total'),
    quoteNote: text('answer_note').notNull().default(''),
    /**
     * The parts of the total for the medicines and for the delivery, in paisa; null if only the
     * total was quoted.
     */
    quotedGoods: integer('answered_goods'),
    quotedCharge: integer('answered_charge'),
    quotedAt: moment('answered_at'),
    /** The name of a person at the counter or on the machine. */
    quotedBy: text('answered_by').notNull().default(''),
    /**
     * True if the customer can make an order of the quote: every price belongs to a product, and
     * the address is known.
     */
    isOffer: boolean('is_offer').notNull().default(false),
    /**
     * The time when the customer tried to accept and the stock was too low, so that the request
     * waits for another quote. Else null.
     */
    fellShortAt: moment('fell_short_at'),
    /**
     * Counts the quotes and status changes, so that nobody overwrites or accepts a version that
     * they have not seen.
     */
    version: integer().notNull().default(0),
    /** The order that was made of it; at most one. */
    orderId: text('order_id')
      .unique()
      .references(() => orders.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull(),
    /**
     * The time when a customer claimed the guest request by proving the number with a code; null
     * for all others.
     */
    claimedAt: moment('claimed_at'),
  },
  (table) => [
    index('request_orders_customer').on(table.customerId, table.createdAt),
    index('request_orders_device').on(table.deviceId),
    index('request_orders_address').on(table.addressId),
    index('request_orders_open')
      .on(table.createdAt, table.orderNumber)
      .where(sql`${table.status} not in ('Delivered', 'Cancelled') and ${table.orderId} is null`),
    index('request_orders_ended')
      .on(table.createdAt, table.orderNumber)
      .where(sql`${table.status} in ('Delivered', 'Cancelled') or ${table.orderId} is not null`),
  ],
);

export const requestOrderItems = pgTable(
  'request_order_items',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    requestOrderId: text('request_order_id')
      .notNull()
      .references(() => requestOrders.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    strength: text().notNull(),
    quantity: integer().notNull(),
    position: integer().notNull(),
    /**
     * The price of one piece in paisa, from the pharmacy's quote; null before that, or if it is
     * not available.
     */
    unitPrice: integer('unit_price'),
    /**
     * The available quantity. Null before the quote, and in quotes without one, which means all.
     */
    available: integer(),
    /**
     * The offered product, copied when it was offered. No foreign key: the product may leave the
     * catalogue.
     */
    productId: integer('product_id'),
    productName: text('product_name').notNull().default(''),
    productStrength: text('product_strength').notNull().default(''),
    isSubstitute: boolean('is_substitute').notNull().default(false),
    /** The stock when the customer tried to accept; null if it was enough. */
    shortLeft: integer('short_left'),
    /** Added by the pharmacist, who read it on a prescription. */
    isAdded: boolean('is_added').notNull().default(false),
  },
  (table) => [index('request_order_items_order').on(table.requestOrderId, table.position)],
);

/** All quotes and statuses of a request, in order. */
export const requestHistory = pgTable(
  'request_history',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    requestOrderId: text('request_order_id')
      .notNull()
      .references(() => requestOrders.id, { onDelete: 'cascade' }),
    status: text().notNull(),
    /** The name of the person who made the change; '' for the customer. */
    by: text('done_by').notNull().default(''),
    note: text().notNull().default(''),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('request_history_request').on(table.requestOrderId, table.id)],
);
