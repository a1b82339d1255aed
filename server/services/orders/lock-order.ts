/** The first step of every change to an order, at the counter and on the command line. */
import { eq } from 'drizzle-orm';
import type { OrderStatus } from '#domain/order.ts';
import { orderStatuses } from '#domain/order.ts';
import type { StaffRole } from '#domain/staff.ts';
import type { Database } from '#server/db/database.ts';
import { orders } from '#server/db/tables/orders.ts';
import { notFound } from '#server/services/failures.ts';

/**
 * The person who makes the change. On the command line this is anyone who may sign in to the
 * machine, with the owner's role.
 */
export interface OrderBy {
  actor: string;
  role: StaffRole;
  now: Date;
}

export type LockedOrder = typeof orders.$inferSelect & { status: OrderStatus };

/**
 * Locks and returns the order's row, so that concurrent changes wait. Throws 404 if there is none.
 */
export async function lockOrder(tx: Database, orderId: string): Promise<LockedOrder> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update');
  if (!order) throw notFound();
  return { ...order, status: statusOf(order.status) };
}

/** Converts a status from the database. Throws if it is unknown. */
export function statusOf(text: string): OrderStatus {
  const status = orderStatuses.find((one) => one === text);
  if (!status) throw new Error(`an order of status ${text}`);
  return status;
}
