/** Notifications of a customer (notifications-4, notifications-12). */
import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import * as contract from '#contract/notifications.ts';
import { notifications } from '#server/db/tables/notifications.ts';
import type { AppContext } from '#server/services/app-context.ts';
import { customerOf, implement } from '#server/endpoint/implement.ts';
import { offsetOf, pageOf } from '#server/services/paging.ts';

export function implementNotifications(context: AppContext): void {
  const { db } = context;

  implement(context, contract.get, async ({ input, principal }) => {
    const own = eq(notifications.customerId, customerOf(principal));
    const inOrder = input.isDescending ? desc : asc;
    const rows = await db
      .select()
      .from(notifications)
      .where(own)
      .orderBy(inOrder(notifications.createdAt), inOrder(notifications.id))
      .limit(input.pageSize)
      .offset(offsetOf(input));
    const page = rows.map((row) => ({
      Id: String(row.id),
      Content: row.content,
      ContentBn: row.contentBn,
      Status: row.seenAt ? 'Seen' : 'New',
      ReferenceId: row.referenceId,
      Reference: row.reference,
      CreatedAt: row.createdAt.toISOString(),
    }));
    return pageOf(page, await db.$count(notifications, own), input);
  });

  implement(context, contract.seen, async ({ principal, now }) => {
    const own = eq(notifications.customerId, customerOf(principal));
    await db
      .update(notifications)
      .set({ seenAt: now })
      .where(and(own, isNull(notifications.seenAt)));
    return null;
  });
}
