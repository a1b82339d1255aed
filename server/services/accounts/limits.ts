/** How often something may be done: counted over a sliding time, in one step with writing it down. */
import { and, count, eq, gt, sql } from 'drizzle-orm';
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
export interface Budget {
  kind: string;
  subject: string;
  allowances: readonly Allowance[];
}

/** Which budget is used up, and over which time. */
export interface Exceeded {
  kind: string;
  within: number;
}

/** Any number, the same in every server process. */
const attemptsLock = 7_201_003;

/**
 * Spends one of each budget, or none where one is used up (then says which).
 * Runs in the transaction that does the thing itself: the lock makes parallel
 * ones wait, so that no budget is ever overdrawn.
 */
export async function spend(
  tx: Database,
  now: Date,
  budgets: readonly Budget[],
): Promise<Exceeded | null> {
  const kinds = budgets.map(({ kind }) => kind).join(' ');
  await tx.execute(sql`select pg_advisory_xact_lock(${attemptsLock}, hashtext(${kinds}))`);
  for (const { kind, subject, allowances } of budgets) {
    for (const { most, within } of allowances) {
      const since = new Date(now.getTime() - within);
      const [spent] = await tx
        .select({ rows: count() })
        .from(attempts)
        .where(and(eq(attempts.kind, kind), eq(attempts.subject, subject), gt(attempts.at, since)));
      if ((spent?.rows ?? 0) >= most) return { kind, within };
    }
  }
  await tx
    .insert(attempts)
    .values(budgets.map(({ kind, subject }) => ({ kind, subject, at: now })));
  return null;
}
