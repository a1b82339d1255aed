import { setImmediate as nextTurn } from 'node:timers/promises';
import { and, desc, inArray, lte, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '#server/db/database.ts';

/** Rows at a time: with the embedded database a customer waits no longer than for these. */
const portionSize = 500;

/**
 * Does a long piece of tidying a few rows at a time, and lets others go first in between.
 * `step` takes at most `portion` rows and answers how many it took; fewer means that it is done.
 * Answers how many it took in all.
 */
export async function inPortions(
  step: (portion: number) => Promise<number>,
  portion = portionSize,
): Promise<number> {
  let all = 0;
  for (;;) {
    const taken = await step(portion);
    all += taken;
    if (taken < portion) return all;
    await nextTurn();
  }
}

/**
 * Deletes the rows that `where` names, in portions: no statement comes near its time-out, however
 * many there are. `key` tells one row from another. Answers how many.
 */
export function deleteInPortions(
  db: Database,
  table: PgTable,
  key: PgColumn,
  where: SQL | undefined,
): Promise<number> {
  return inPortions(async (portion) => {
    const some = db.select({ key }).from(table).where(where).limit(portion);
    const gone = await db
      .delete(table)
      .where(and(inArray(key, some), where))
      .returning({ key });
    return gone.length;
  });
}

/** Deletes, in portions, the oldest rows beyond `most`, of those that `of` names; the newest has the highest `key`. */
export async function deleteBeyond(
  db: Database,
  table: PgTable,
  key: PgColumn,
  { most, of }: { most: number; of?: SQL },
): Promise<void> {
  const [beyond] = await db
    .select({ key })
    .from(table)
    .where(of)
    .orderBy(desc(key))
    .offset(most)
    .limit(1);
  if (beyond) await deleteInPortions(db, table, key, and(of, lte(key, beyond.key)));
}
