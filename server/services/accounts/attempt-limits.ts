/** Rate limits over sliding windows. Checking and counting is one atomic step. */
import { and, count, eq, gt, lte, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { attempts } from '#server/db/tables/sign-in.ts';

const second = 1_000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const day = 24 * hour;

export interface Allowance {
  /** The maximum number of attempts. */
  maxTries: number;
  /** The length of the sliding window, in milliseconds. */
  within: number;
}

/** A counted subject, for example the codes sent to one phone. */
export interface AttemptLimit {
  kind: string;
  subject: string;
  allowances: readonly Allowance[];
}

/** The exceeded limit and its window. */
export interface ExceededLimit {
  kind: string;
  within: number;
}

/**
 * The tolerance for another process's clock. Attempts dated later come from a clock that was
 * corrected since; counting them would block their subject until that date.
 */
const clocksDiffer = 5 * minute;

/** An arbitrary number that is the same in every server process. */
const attemptsLock = 7_201_003;

/**
 * Counts one attempt against each limit. If one is exceeded, counts nothing and returns that limit.
 * Runs in the same transaction as the limited action: its lock makes parallel attempts wait, so
 * that no limit is ever exceeded.
 */
export async function countAttempt(
  tx: Database,
  now: Date,
  limits: readonly AttemptLimit[],
): Promise<ExceededLimit | null> {
  await lockLimits(tx, limits);
  const until = new Date(now.getTime() + clocksDiffer);
  for (const { kind, subject, allowances } of limits) {
    for (const { maxTries, within } of allowances) {
      const since = new Date(now.getTime() - within);
      const [counted] = await tx
        .select({ rows: count() })
        .from(attempts)
        .where(
          and(
            eq(attempts.kind, kind),
            eq(attempts.subject, subject),
            gt(attempts.at, since),
            lte(attempts.at, until),
          ),
        );
      if ((counted?.rows ?? 0) >= maxTries) return { kind, within };
    }
  }
  await tx.insert(attempts).values(limits.map(({ kind, subject }) => ({ kind, subject, at: now })));
  return null;
}

/** Deletes the counted attempts, because a correct try has proved who made them. */
export async function forgetAttempts(db: Database, { kind, subject }: AttemptLimit): Promise<void> {
  await db.delete(attempts).where(and(eq(attempts.kind, kind), eq(attempts.subject, subject)));
}

/**
 * Takes one lock per limit, so that attempts with a common limit wait for each other. The locks are
 * taken in sorted order, to prevent deadlocks.
 */
async function lockLimits(tx: Database, limits: readonly AttemptLimit[]): Promise<void> {
  const names = sql.join(
    limits.map(({ kind, subject }) => sql`(hashtext(${`${kind} ${subject}`}))`),
    sql`, `,
  );
  await tx.execute(sql`
    select pg_advisory_xact_lock(${attemptsLock}, name)
    from (select distinct name from (values ${names}) as names (name) order by name) as ordered`);
}
