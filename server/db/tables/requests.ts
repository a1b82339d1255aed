/** Request orders: a list of names and quantities, prescriptions, and where to bring it. */
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
    /** The submission's id: the promise "once" is this column's UNIQUE. */
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
    /** What the customer was told that it comes to, in paisa; null before that. */
    answeredTotal: integer('answered_total'),
    answerNote: text('answer_note').notNull().default(''),
    /** What of it the medicines come to, and delivering them; null where only the whole was said. */
    answeredGoods: integer('answered_goods'),
    answeredCharge: integer('answered_charge'),
    answeredAt: moment('answered_at'),
    /** Somebody's name at the counter, or on the machine. */
    answeredBy: text('answered_by').notNull().default(''),
    /** True where the customer can make an order of the answer: every price is a product's, and the address is known. */
    isOffer: boolean('is_offer').notNull().default(false),
    /** When the customer wanted to accept and there was not enough: it waits for another answer. Null otherwise. */
    fellShortAt: moment('fell_short_at'),
    /** Counts its answers and moves: nobody writes over, or accepts, what they have not seen. */
    version: integer().notNull().default(0),
    /** The order that it became, once. */
    orderId: text('order_id')
      .unique()
      .references(() => orders.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull(),
    /** When a guest's became its customer's, who proved the number by a code; null for every other. */
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
    /** Of one piece, in paisa, as the pharmacy answered; null before that, or where it cannot be had. */
    unitPrice: integer('unit_price'),
    /** How many of it can be had; null before the answer, and for answers that did not say: then all. */
    available: integer(),
    /** The product that was offered, as it was then. No reference: it may leave the catalogue. */
    productId: integer('product_id'),
    productName: text('product_name').notNull().default(''),
    productStrength: text('product_strength').notNull().default(''),
    isSubstitute: boolean('is_substitute').notNull().default(false),
    /** How many there were when the customer wanted to accept; null where that was enough. */
    shortLeft: integer('short_left'),
    /** Read from a prescription by the pharmacist. */
    isAdded: boolean('is_added').notNull().default(false),
  },
  (table) => [index('request_order_items_order').on(table.requestOrderId, table.position)],
);

/** Each answer and each status that a request has had, in order. */
export const requestHistory = pgTable(
  'request_history',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    requestOrderId: text('request_order_id')
      .notNull()
      .references(() => requestOrders.id, { onDelete: 'cascade' }),
    status: text().notNull(),
    /** Whose doing it was, by name; '' for the customer. */
    by: text('done_by').notNull().default(''),
    note: text().notNull().default(''),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('request_history_request').on(table.requestOrderId, table.id)],
);
