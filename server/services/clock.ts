/**
 * Decides whether the process's clock is trusted, before anything is deleted permanently
 * (running-9). A machine may start with a clock that is years ahead and is corrected minutes later;
 * deletions in that time could not be undone.
 */
import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { attempts } from '#server/db/tables/sign-in.ts';

const day = 86_400_000;
/**
 * The largest usual difference from the last trusted time. A shop is rarely closed for longer than
 * this.
 */
const usualGap = 7 * day;
/** The time for which a clock with a larger difference must run without a correction. */
const probation = day;

/** Whether the clock is trusted, and if not, why. */
export type ClockState = 'believed' | 'never-seen' | 'far-ahead';

/** The marks are rows of the `attempts` table, so that all processes of the shop share them. */
const kind = 'clock';
type Mark = 'believed' | 'doubted';

/**
 * Compares `now` with the last trusted time. If the difference is too large, the clock is trusted
 * only after it has run for a day during which no other process had a usual time. A clock that is
 * far behind deletes nothing too early, so it passes, but its time is not recorded as trusted.
 */
export async function lookAtClock(db: Database, now: Date): Promise<ClockState> {
  return db.transaction(async (tx) => {
    const at = now.getTime();
    const last = await markOf(tx, 'believed');
    const doubted = await markOf(tx, 'doubted');
    const isUsual = last === null || Math.abs(at - last) <= usualGap;
    const isProven =
      doubted !== null && at >= doubted + probation && at <= doubted + probation + usualGap;
    if (isUsual || isProven) {
      await setMark(tx, 'believed', now);
      await removeMark(tx, 'doubted');
      return last === null ? 'never-seen' : 'believed';
    }
    // A different time than the doubted one, so its day of probation starts again.
    const isNew = doubted === null || at < doubted || at > doubted + probation;
    if (isNew) await setMark(tx, 'doubted', now);
    return at < last ? 'believed' : 'far-ahead';
  });
}

function isMark(mark: Mark) {
  return and(eq(attempts.kind, kind), eq(attempts.subject, mark));
}

async function markOf(tx: Database, mark: Mark): Promise<number | null> {
  const [row] = await tx
    .select({ at: attempts.at })
    .from(attempts)
    .where(isMark(mark))
    .orderBy(desc(attempts.id))
    .limit(1);
  return row?.at.getTime() ?? null;
}

async function setMark(tx: Database, mark: Mark, at: Date): Promise<void> {
  await removeMark(tx, mark);
  await tx.insert(attempts).values({ kind, subject: mark, at });
}

async function removeMark(tx: Database, mark: Mark): Promise<void> {
  await tx.delete(attempts).where(isMark(mark));
}
