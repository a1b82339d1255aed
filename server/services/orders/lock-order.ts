/** What every change of an order at the counter and on the command line begins with. */
import { eq } from 'drizzle-orm';
import type { OrderStatus } from '#domain/order.ts';
import { orderStatuses } from '#domain/order.ts';
import type { StaffRole } from '#domain/staff.ts';
import type { Database } from '#server/db/database.ts';
import { orders } from '#server/db/tables/orders.ts';
import { notFound } from '#server/services/failures.ts';

/** Who does it. On the command line that is whoever may sign in to the machine: in the owner's place. */
export interface OrderBy {
  actor: string;
  role: StaffRole;
  now: Date;
}

export type LockedOrder = typeof orders.$inferSelect & { status: OrderStatus };

/** The order's row, which others who change it wait for; 404 where there is none. */
export async function lockOrder(tx: Database, orderId: string): Promise<LockedOrder> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update');
  if (!order) throw notFound();
  return { ...order, status: statusOf(order.status) };
}

/** A status as the tables hold it. */
export function statusOf(text: string): OrderStatus {
  const status = orderStatuses.find((one) => one === text);
  if (!status) throw new Error(`an order of status ${text}`);
  return status;
}
