/** Orders with Auto Order After 28 Days: their customers are told on the day, once (notifications-21). */
import { and, asc, eq, gt, isNotNull, lte, ne, notExists, sql } from 'drizzle-orm';
import { autoOrderDays } from '#domain/refill.ts';
import type { Database } from '#server/db/database.ts';
import { notifications } from '#server/db/tables/notifications.ts';
import { orders } from '#server/db/tables/orders.ts';
import { refillNotificationKey, notifyRefillDue } from './order-notifications.ts';

const day = 86_400_000;
/** Days for which a due date is made up for, where no server ran on it. */
const lateDays = 28;
/** Orders of one round; the next round goes on. */
const mostAtOnce = 200;

/**
 * Tells each customer whose order fell due and who was not told yet. Any number
 * of servers may do it at once and as often as they like: the notification's
 * key makes it once. Answers how many were told.
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
    .limit(mostAtOnce);
  let count = 0;
  for (const order of due) {
    if (await notifyRefillDue(db, order, now)) count += 1;
  }
  return count;
}
