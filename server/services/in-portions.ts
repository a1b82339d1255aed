import { setImmediate as nextTurn } from 'node:timers/promises';
import { and, desc, inArray, lte, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '#server/db/database.ts';

/**
 * Rows per portion. With the embedded database a customer's request waits no longer than for one
 * portion.
 */
const portionSize = 500;

/**
 * Runs a long cleanup in portions and yields to other requests between them. `step` processes at
 * most `portion` rows and returns their number; fewer than `portion` means that it is finished.
 * Returns the total.
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
 * Deletes the rows that match `where` in portions, so that no statement reaches its timeout. `key`
 * identifies a row. Returns the number of deleted rows.
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

/**
 * Deletes the oldest rows beyond `maxRows` among those that match `of`, in portions. The newest row
 * has the highest `key`.
 */
export async function deleteBeyond(
  db: Database,
  table: PgTable,
  key: PgColumn,
  { maxRows, of }: { maxRows: number; of?: SQL },
): Promise<void> {
  const [beyond] = await db
    .select({ key })
    .from(table)
    .where(of)
    .orderBy(desc(key))
    .offset(maxRows)
    .limit(1);
  if (beyond) await deleteInPortions(db, table, key, and(of, lte(key, beyond.key)));
}
