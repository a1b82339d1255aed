/**
 * Orders as they were placed. Later changes of the catalogue and the charges do not affect them.
 * Money is whole paisa.
 */
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
    /**
     * The submission's id. Its UNIQUE constraint guarantees that a submission is stored only once.
     */
    submissionId: text('letter_id').unique(),
    fingerprint: text().notNull(),
    ...handOverColumns(),
    orderNumber: integer('order_number').notNull().unique(),
    /**
     * SHA-256 of the access key with which a guest opens the order; null for a customer's order.
     */
    accessHash: text('access_hash'),
    customerId: text('customer_id'),
    deviceId: text('device_id'),
    /** Pending to Cancelled (customer-area-44). */
    status: text().notNull().default('Pending'),
    remarks: text().notNull().default(''),
    /** Auto Order After 28 Days. */
    isAutoOrder: boolean('is_auto_order').notNull().default(false),
    /** Home, Office or Other; '' if the phone sent none. */
    addressType: text('address_type').notNull().default(''),
    source: text().notNull().default(''),
    paymentMethod: text('payment_method').notNull(),
    total: integer().notNull(),
    couponId: integer('coupon_id'),
    couponDiscount: integer('coupon_discount').notNull(),
    deliveryCharge: integer('delivery_charge').notNull(),
    wallet: integer().notNull(),
    /** Credited to the wallet when the order is delivered. */
    cashback: integer().notNull(),
    payable: integer().notNull(),
    paid: integer().notNull().default(0),
    /**
     * The sum of the reported payments that are to be verified (payments-50). It is no part of
     * `paid`.
     */
    unverified: integer().notNull().default(0),
    /**
     * The amount that a guest has overpaid; staff return it by hand and set it to 0. A customer's
     * overpayment goes to the wallet.
     */
    owedBack: integer('owed_back').notNull().default(0),
    /** The amount that the owner has refunded while the order is not cancelled. */
    refunded: integer().notNull().default(0),
    /**
     * The name of the person who checked the prescriptions, the time, and the reason if the order
     * may go without one.
     */
    prescriptionsCheckedBy: text('prescriptions_checked_by'),
    prescriptionsCheckedAt: moment('prescriptions_checked_at'),
    prescriptionsNote: text('prescriptions_note').notNull().default(''),
    addressId: integer('address_id')
      .notNull()
      .references(() => shippingAddresses.id),
    /**
     * The end of an unconfirmed guest order's reservation; null if the order holds its units
     * without a limit.
     */
    heldUntil: moment('held_until'),
    /**
     * The time when its units went back to the shelf, or when it was placed without taking any;
     * null while it holds them.
     */
    releasedAt: moment('released_at'),
    createdAt: moment('created_at').notNull(),
    /**
     * The time when a customer claimed the guest order by proving the number with a code; null for
     * all others.
     */
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
    /** No foreign key: a product may leave the catalogue, and the order must stay readable. */
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
    /**
     * The value when the order was placed. The catalogue's current value also counts if it is true.
     */
    isPrescriptionRequired: boolean('is_prescription_required').notNull().default(false),
    /** The name of the person who picked the line, and the time; null until then. */
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

/** All statuses of an order, in order. */
export const orderHistory = pgTable(
  'order_history',
  {
    id: wideId(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    status: text().notNull(),
    /** The name of the person who changed the status; '' for the customer or the shop itself. */
    by: text('done_by').notNull().default(''),
    /** The reason that the person entered. */
    note: text().notNull().default(''),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('order_history_order').on(table.orderId, table.id)],
);
