/** Orders from the checkout, as they were placed: later changes of catalogue and charges do not touch them. Money is whole paisa. */
import { boolean, check, index, integer, pgSequence, pgTable, text } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { shippingAddresses } from './addresses.ts';
import { moment, wideId } from './columns.ts';
import { handOverColumns } from './hand-over-columns.ts';
import { prescriptions } from './prescriptions.ts';

/** Order numbers are `N-1001`, `N-1002`, … */
export const orderNumbers = pgSequence('order_numbers', { startWith: 1001 });

export const orders = pgTable(
  'orders',
  {
    id: text().primaryKey(),
    /** The submission's id: the promise "once" is this column's UNIQUE. */
    submissionId: text('letter_id').unique(),
    fingerprint: text().notNull(),
    ...handOverColumns(),
    orderNumber: integer('order_number').notNull().unique(),
    /** SHA-256 of the key with which a guest sees the order; null for a customer's. */
    accessHash: text('access_hash'),
    customerId: text('customer_id'),
    deviceId: text('device_id'),
    /** Pending to Cancelled (customer-area-44). */
    status: text().notNull().default('Pending'),
    remarks: text().notNull().default(''),
    /** Auto Order After 28 Days. */
    isAutoOrder: boolean('is_auto_order').notNull().default(false),
    /** Home, Office or Other; '' where the phone did not say. */
    addressType: text('address_type').notNull().default(''),
    source: text().notNull().default(''),
    paymentMethod: text('payment_method').notNull(),
    total: integer().notNull(),
    couponId: integer('coupon_id'),
    couponDiscount: integer('coupon_discount').notNull(),
    deliveryCharge: integer('delivery_charge').notNull(),
    wallet: integer().notNull(),
    /** Comes to the wallet once the order is delivered. */
    cashback: integer().notNull(),
    payable: integer().notNull(),
    paid: integer().notNull().default(0),
    /** What a guest has paid and does not owe: given back by hand, then 0. A customer's goes into the wallet. */
    owedBack: integer('owed_back').notNull().default(0),
    /** What the owner has given back of what was paid, while the order stands. */
    refunded: integer().notNull().default(0),
    /** Who has looked at its prescriptions, by name, when, and why it may go where there is none. */
    prescriptionsCheckedBy: text('prescriptions_checked_by'),
    prescriptionsCheckedAt: moment('prescriptions_checked_at'),
    prescriptionsNote: text('prescriptions_note').notNull().default(''),
    addressId: integer('address_id')
      .notNull()
      .references(() => shippingAddresses.id),
    /** Until when a visitor's order keeps its units unless it is confirmed; null where it keeps them. */
    heldUntil: moment('held_until'),
    /** Since when its units are on the shelf again, or were never taken; null where it has them. */
    releasedAt: moment('released_at'),
    createdAt: moment('created_at').notNull(),
    /** When a guest's became its customer's, who proved the number by a code; null for every other. */
    claimedAt: moment('claimed_at'),
  },
  (table) => [
    index('orders_customer').on(table.customerId, table.createdAt, table.orderNumber),
    index('orders_device').on(table.deviceId),
    index('orders_address').on(table.addressId),
    index('orders_held')
      .on(table.heldUntil)
      .where(sql`${table.heldUntil} is not null`),
    index('orders_open')
      .on(table.createdAt, table.orderNumber)
      .where(sql`${table.status} not in ('Delivered', 'Cancelled')`),
    index('orders_ended')
      .on(table.createdAt, table.orderNumber)
      .where(sql`${table.status} in ('Delivered', 'Cancelled')`),
    index('orders_auto')
      .on(table.createdAt)
      .where(sql`${table.isAutoOrder}`),
    check(
      'orders_amounts',
      sql`${table.total} >= 0 and ${table.wallet} >= 0 and ${table.payable} >= 0 and ${table.paid} >= 0 and ${table.owedBack} >= 0`,
    ),
    check(
      'orders_refunded',
      sql`${table.refunded} >= 0 and ${table.refunded} <= ${table.paid} + ${table.wallet}`,
    ),
  ],
);

export const orderLines = pgTable(
  'order_lines',
  {
    id: wideId(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    /** No reference: a product may leave the catalogue, the order stays readable. */
    productId: integer('product_id').notNull(),
    name: text().notNull(),
    strength: text().notNull(),
    genericName: text('generic_name').notNull(),
    category: text().notNull(),
    company: text().notNull(),
    image: text().notNull(),
    /** The list price of one unit. */
    unitPrice: integer('unit_price').notNull(),
    /** Per unit. */
    discount: integer().notNull(),
    quantity: integer().notNull(),
    total: integer().notNull(),
    /** As it was when it was ordered; where the catalogue says so by now, it counts as well. */
    isPrescriptionRequired: boolean('is_prescription_required').notNull().default(false),
    /** Who took it from the shelf, by name, and when; null until then. */
    pickedBy: text('picked_by'),
    pickedAt: moment('picked_at'),
  },
  (table) => [index('order_lines_order').on(table.orderId, table.position)],
);

export const orderPrescriptions = pgTable(
  'order_prescriptions',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    prescriptionId: text('prescription_id')
      .notNull()
      .references(() => prescriptions.id),
    position: integer().notNull(),
  },
  (table) => [
    index('order_prescriptions_order').on(table.orderId, table.position),
    index('order_prescriptions_file').on(table.prescriptionId),
  ],
);

/** Each status that an order has had, in order. */
export const orderHistory = pgTable(
  'order_history',
  {
    id: wideId(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    status: text().notNull(),
    /** Whose doing it was, by name; '' for the customer's or the shop's own. */
    by: text('done_by').notNull().default(''),
    /** Why, in their words. */
    note: text().notNull().default(''),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('order_history_order').on(table.orderId, table.id)],
);
