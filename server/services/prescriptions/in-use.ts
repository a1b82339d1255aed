import { eq, exists, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { orderPrescriptions } from '#server/db/tables/orders.ts';
import { prescriptions } from '#server/db/tables/prescriptions.ts';
import { requestOrderPrescriptions } from '#server/db/tables/request-prescriptions.ts';

/** A condition on `prescriptions`: an order or a request references the row. */
export function isInUse(db: Database): SQL {
  const inOrders = db
    .select({ one: sql`1` })
    .from(orderPrescriptions)
    .where(eq(orderPrescriptions.prescriptionId, prescriptions.id));
  const inRequests = db
    .select({ one: sql`1` })
    .from(requestOrderPrescriptions)
    .where(eq(requestOrderPrescriptions.prescriptionId, prescriptions.id));
  return or(exists(inOrders), exists(inRequests)) ?? sql`false`;
}
