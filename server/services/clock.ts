/**
 * Whether this process's clock may be believed by what deletes for good (running-9). A machine may
 * start with a clock that is years ahead and is put right minutes later: what went by then is gone.
 */
import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { attempts } from '#server/db/tables/sign-in.ts';

const day = 86_400_000;
/** How far a clock may be from the last look at it: a shop is closed for some days, seldom for more. */
const usualGap = 7 * day;
/** How long a clock that is further away has to go on without being put right. */
const probation = day;

/** That it is, or why not. */
export type ClockState = 'believed' | 'never-seen' | 'far-ahead';

/** Rows among the counted things, so that every process of the shop sees what the others have seen. */
const kind = 'clock';
type Mark = 'believed' | 'doubted';

/**
 * Compares `now` with the last time that a clock of this shop was believed. Far from it, it is
 * believed only once it has gone on for a day, and no clock of another process was right meanwhile.
 * A clock that is far behind deletes nothing too early: it may go on, but is no measure of others.
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
    // Of another moment altogether: its day begins anew.
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
