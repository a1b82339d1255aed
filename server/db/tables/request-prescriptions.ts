/** The prescriptions of a request order, in order. */
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { prescriptions } from './prescriptions.ts';
import { requestOrders } from './requests.ts';

export const requestOrderPrescriptions = pgTable(
  'request_order_prescriptions',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    requestOrderId: text('request_order_id')
      .notNull()
      .references(() => requestOrders.id, { onDelete: 'cascade' }),
    prescriptionId: text('prescription_id')
      .notNull()
      .references(() => prescriptions.id),
    position: integer().notNull(),
  },
  (table) => [
    index('request_order_prescriptions_order').on(table.requestOrderId, table.position),
    index('request_order_prescriptions_file').on(table.prescriptionId),
  ],
);
