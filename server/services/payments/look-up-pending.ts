/**
 * Looks up payments without a callback: the customer closed the page, or the partner's message was
 * lost (payments-41).
 */
import { and, asc, eq, gt, inArray, lt, lte, ne, or, sql } from 'drizzle-orm';
import { payments } from '#server/db/tables/payments.ts';
import type { AppContext } from '#server/services/app-context.ts';
import { record } from './settle.ts';

const minute = 60_000;
/**
 * Minutes after which a payment is first looked up. Until then the customer may still be on the
 * partner's page.
 */
const firstAfter = 5;
/**
 * The longest lifetime of the partner's session, in minutes. Until then a failed try may be
 * followed by a successful one.
 */
const sessionMinutes = 60;
/** Minutes after which a failed payment is no longer looked up. */
const failedLastAfter = 6 * 60;
/** Days after which no payment is looked up any more. */
const lastAfter = 7;
/** Payments per run. */
const portion = 20;

/**
 * Looks up due payments at the partner: after five minutes, then again after a quarter of their
 * age, for a week. Failed payments are looked up for some hours after their session has ended,
 * because another try may have paid while the partner was unreachable (payments-45). Returns the
 * number of payments settled now. Processes that share a database never look up the same payment at
 * the same time.
 */
export async function lookUpPending(
  context: Pick<AppContext, 'db' | 'now' | 'payments'>,
): Promise<number> {
  const gateway = await context.payments.settling();
  if (!gateway) return 0;
  let settled = 0;
  for (const payment of await claimDue(context, gateway.name)) {
    const response = await gateway.lookUp(payment.transactionId);
    const age = context.now().getTime() - payment.createdAt.getTime();
    const isOpen = age < sessionMinutes * minute;
    const isNews = response.kind === 'paid' || (payment.status === 'Pending' && !isOpen);
    if (response.kind === 'unknown' || !isNews) continue;
    await record(context, payment, response);
    settled += 1;
  }
  return settled;
}

async function claimDue({ db, now: clock }: Pick<AppContext, 'db' | 'now'>, gateway: string) {
  const now = clock();
  const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * minute);
  const lastAsked = sql`coalesce(${payments.askedAt}, ${payments.createdAt})`;
  const isDueAgain = sql`${now.toISOString()}::timestamptz - ${lastAsked}
    >= greatest(interval '5 minutes', (${now.toISOString()}::timestamptz - ${payments.createdAt}) / 4)`;
  const due = db
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        // Written exactly as in the partial index.
        ne(payments.status, 'Success'),
        eq(payments.gateway, gateway),
        lt(payments.createdAt, minutesAgo(firstAfter)),
        gt(payments.createdAt, minutesAgo(lastAfter * 1440)),
        isDueAgain,
        or(
          eq(payments.status, 'Pending'),
          and(
            lte(payments.createdAt, minutesAgo(sessionMinutes)),
            gt(payments.createdAt, minutesAgo(failedLastAfter)),
          ),
        ),
      ),
    )
    // Payments that were never looked up come first, so that old hopeless ones do not delay them
    // (payments-44).
    .orderBy(sql`${payments.askedAt} nulls first`, asc(payments.createdAt))
    .limit(portion)
    .for('update', { skipLocked: true });
  return db.transaction((tx) =>
    tx.update(payments).set({ askedAt: now }).where(inArray(payments.id, due)).returning(),
  );
}
