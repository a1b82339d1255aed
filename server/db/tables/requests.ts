/** Request orders: a list of names and quantities, prescriptions, and where to bring it. */
import { index, integer, pgSequence, pgTable, text } from 'drizzle-orm/pg-core';
import { shippingAddresses } from './addresses.ts';
import { moment } from './columns.ts';
import { handOverColumns } from './hand-over-columns.ts';

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
    createdAt: moment('created_at').notNull(),
    /** When a guest's became its customer's, who proved the number by a code; null for every other. */
    claimedAt: moment('claimed_at'),
  },
  (table) => [
    index('request_orders_customer').on(table.customerId, table.createdAt),
    index('request_orders_device').on(table.deviceId),
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
  },
  (table) => [index('request_order_items_order').on(table.requestOrderId, table.position)],
);
