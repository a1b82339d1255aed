/** Payments of which nothing came back: the customer closed the page, the partner's word was lost (payments-41). */
import { and, asc, eq, gt, inArray, lt, lte, ne, or, sql } from 'drizzle-orm';
import { payments } from '#server/db/tables/payments.ts';
import type { AppContext } from '#server/services/app-context.ts';
import { record } from './settle.ts';

const minute = 60_000;
/** Minutes that a customer is given on the partner's page before anybody asks. */
const firstAfter = 5;
/** Minutes for which a session of the partner can live: until then a failed try may be followed by a good one. */
const sessionMinutes = 60;
/** Minutes after which nothing more is asked about one that is said to have failed. */
const failedLastAfter = 6 * 60;
/** Days after which nothing more is asked. */
const lastAfter = 7;
/** Payments asked about in one go. */
const portion = 20;

/**
 * Asks the partner about pending payments that are due: after five minutes, and then
 * again after a quarter of their age, for a week. About one that is said to have failed it asks
 * so too for some hours, from when its session is over: another try of it may have paid, and the
 * partner may be silent just then (payments-45). Answers how many are settled now.
 * Processes that share a database never ask about the same one at once.
 */
export async function askAboutPending(
  context: Pick<AppContext, 'db' | 'now' | 'payments'>,
): Promise<number> {
  const { gateway } = context.payments;
  if (!gateway) return 0;
  let settled = 0;
  for (const payment of await claimDue(context, gateway.name)) {
    const answer = await gateway.lookUp(payment.transactionId);
    const age = context.now().getTime() - payment.createdAt.getTime();
    const isOpen = age < sessionMinutes * minute;
    const isNews = answer.kind === 'paid' || (payment.status === 'Pending' && !isOpen);
    if (answer.kind === 'unknown' || !isNews) continue;
    await record(context, payment, answer);
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
        // As the index on them says it.
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
    // Who was never asked about first: what was given up long ago keeps nobody waiting (payments-44).
    .orderBy(sql`${payments.askedAt} nulls first`, asc(payments.createdAt))
    .limit(portion)
    .for('update', { skipLocked: true });
  return db.transaction((tx) =>
    tx.update(payments).set({ askedAt: now }).where(inArray(payments.id, due)).returning(),
  );
}
