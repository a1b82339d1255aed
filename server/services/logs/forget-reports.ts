/** Limits the age and number of stored error reports from phones (errors-81). */
import { lt } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { errorReports } from '#server/db/tables/error-log.ts';
import { deleteBeyond, deleteInPortions } from '#server/services/in-portions.ts';

/** A quarter of a gigabyte at 5 kB each, enough to analyse a flood. */
export const maxStoredReports = 50_000;

/** Deletes, in portions, reports older than `before` and the oldest beyond the maximum number. */
export async function forgetReports(db: Database, before: Date): Promise<void> {
  const { id, createdAt } = errorReports;
  await deleteInPortions(db, errorReports, id, lt(createdAt, before));
  await deleteBeyond(db, errorReports, id, { maxRows: maxStoredReports });
}
