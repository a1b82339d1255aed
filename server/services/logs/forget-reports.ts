/** How long, and how many of, the phones' error reports are kept (errors-81). */
import { lt } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { errorReports } from '#server/db/tables/error-log.ts';
import { deleteBeyond, deleteInPortions } from '#server/services/in-portions.ts';

/** A quarter of a gigabyte, at 5 KB each: of a flood the owner needs no more. */
export const mostReportsKept = 50_000;

/** Drops, in portions, what is older than `before`, and the oldest beyond the number that is kept. */
export async function forgetReports(db: Database, before: Date): Promise<void> {
  const { id, createdAt } = errorReports;
  await deleteInPortions(db, errorReports, id, lt(createdAt, before));
  await deleteBeyond(db, errorReports, id, { most: mostReportsKept });
}
