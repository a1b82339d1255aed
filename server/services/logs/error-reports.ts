/** The phones' reports of failed calls, for the owner (counter-195, counter-196). */
import { count, desc, eq, max, min, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { errorReports } from '#server/db/tables/error-log.ts';

const pageSize = 30;
/** The maximum number of reports shown per message. */
const maxReports = 20;

/** Groups reports by message, newest first; `next` is '' at the end. */
export async function listErrors(db: Database, { after }: { after: string }) {
  const last = max(errorReports.id);
  const before = Number(after) || 0;
  const rows = await db
    .select({
      message: errorReports.message,
      count: count(),
      lastId: sql<number>`${last}`.mapWith(Number),
      firstAt: min(errorReports.createdAt),
      lastAt: max(errorReports.createdAt),
    })
    .from(errorReports)
    .groupBy(errorReports.message)
    .having(before > 0 ? sql`${last} < ${before}` : undefined)
    .orderBy(desc(last))
    .limit(pageSize + 1);
  const shown = rows.slice(0, pageSize);
  const next = rows.length > pageSize ? String(shown.at(-1)?.lastId ?? '') : '';
  return { rows: shown, next };
}

/** The newest reports with this message. */
export function reportsOf(db: Database, message: string) {
  const { id, url, content, createdAt } = errorReports;
  return db
    .select({ id, url, content, createdAt })
    .from(errorReports)
    .where(eq(errorReports.message, message))
    .orderBy(desc(id))
    .limit(maxReports);
}
