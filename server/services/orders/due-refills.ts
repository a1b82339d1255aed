/** Notifies customers with "Auto Order After 28 Days" on the due date, once (notifications-21). */
import { and, asc, eq, gt, isNotNull, lte, ne, notExists, sql } from 'drizzle-orm';
import { autoOrderDays } from '#domain/refill.ts';
import type { Database } from '#server/db/database.ts';
import { notifications } from '#server/db/tables/notifications.ts';
import { orders } from '#server/db/tables/orders.ts';
import { refillNotificationKey, notifyRefillDue } from './order-notifications.ts';

const day = 86_400_000;
/**
 * The number of days after the due date on which a missed notification is still sent, in case no
 * server was running.
 */
const lateDays = 28;
/** Orders per run. The next run continues. */
const maxOrdersPerRun = 200;

/**
 * Notifies each customer whose order is due and was not notified yet. Several servers may run this
 * at once, because the notification's key is unique. Returns the number of notified customers.
 */
export async function notifyDueRefills(db: Database, now: Date): Promise<number> {
  const dueBefore = (days: number) => new Date(now.getTime() - days * day);
  const notified = db
    .select({ one: sql`1` })
    .from(notifications)
    .where(eq(notifications.key, sql`${refillNotificationKey('')} || ${orders.id}`));
  const due = await db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.isAutoOrder, true),
        isNotNull(orders.customerId),
        ne(orders.status, 'Cancelled'),
        lte(orders.createdAt, dueBefore(autoOrderDays)),
        gt(orders.createdAt, dueBefore(autoOrderDays + lateDays)),
        notExists(notified),
      ),
    )
    .orderBy(asc(orders.createdAt))
    .limit(maxOrdersPerRun);
  let count = 0;
  for (const order of due) {
    if (await notifyRefillDue(db, order, now)) count += 1;
  }
  return count;
}
