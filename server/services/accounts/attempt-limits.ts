/** How often something may be done: counted over a sliding time, in one step with writing it down. */
import { and, count, eq, gt, lte, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { attempts } from '#server/db/tables/sign-in.ts';

const second = 1_000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const day = 24 * hour;

export interface Allowance {
  /** At most so many … */
  most: number;
  /** … within so many milliseconds. */
  within: number;
}

/** Something that is counted, such as the codes sent to one phone. */
export interface AttemptLimit {
  kind: string;
  subject: string;
  allowances: readonly Allowance[];
}

/** Which limit is used up, and over which time. */
export interface ExceededLimit {
  kind: string;
  within: number;
}

/**
 * How far another process's clock may be ahead. What is dated later was counted by a clock that has
 * been put right since, and would hold its subject up until then.
 */
const clocksDiffer = 5 * minute;

/** Any number, the same in every server process. */
const attemptsLock = 7_201_003;

/**
 * Counts one attempt against each limit, or none where one is used up (then says which).
 * Runs in the transaction that does the thing itself: the lock makes parallel
 * ones wait, so that no limit is ever exceeded.
 */
export async function countAttempt(
  tx: Database,
  now: Date,
  limits: readonly AttemptLimit[],
): Promise<ExceededLimit | null> {
  await lockLimits(tx, limits);
  const until = new Date(now.getTime() + clocksDiffer);
  for (const { kind, subject, allowances } of limits) {
    for (const { most, within } of allowances) {
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
      if ((counted?.rows ?? 0) >= most) return { kind, within };
    }
  }
  await tx.insert(attempts).values(limits.map(({ kind, subject }) => ({ kind, subject, at: now })));
  return null;
}

/** What was counted against it is forgotten: whoever tried was the right one. */
export async function forgetAttempts(db: Database, { kind, subject }: AttemptLimit): Promise<void> {
  await db.delete(attempts).where(and(eq(attempts.kind, kind), eq(attempts.subject, subject)));
}

/** One lock for each limit, so that whoever shares one waits, and all in one order, so that nobody waits in a circle. */
async function lockLimits(tx: Database, limits: readonly AttemptLimit[]): Promise<void> {
  const names = sql.join(
    limits.map(({ kind, subject }) => sql`(hashtext(${`${kind} ${subject}`}))`),
    sql`, `,
  );
  await tx.execute(sql`
    select pg_advisory_xact_lock(${attemptsLock}, name)
    from (select distinct name from (values ${names}) as names (name) order by name) as ordered`);
}
