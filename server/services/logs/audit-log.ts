/** The audit log as the owner reads it (counter-197 to counter-199). */
import { and, desc, eq, gt, gte, ilike, lt, or, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '#server/db/database.ts';
import { auditEntries } from '#server/db/tables/audit.ts';
import { writeAudit, type AuditBy } from '#server/services/audit.ts';
import { rowId } from '#server/services/numbers.ts';
import { withThings } from './audit-subjects.ts';

const pageSize = 50;
/** Of one reader, in milliseconds: an hour's reading is one line. */
const readingCountsFor = 60 * 60_000;
const readingAction = 'audit read';
const inDhaka = '+06:00';
const oneDay = 24 * 60 * 60_000;

export interface AuditFilter {
  who: string;
  what: string;
  /** `2026-03-01`, or '' for any. */
  from: string;
  to: string;
  after: string;
}

/** A piece of the log, the newest first; `next` is '' at the end. That it was read is written into it, sparsely. */
export async function readAuditLog(db: Database, by: AuditBy, filter: AuditFilter) {
  await noteReading(db, by);
  const rows = await db
    .select()
    .from(auditEntries)
    .where(and(...conditions(filter)))
    .orderBy(desc(auditEntries.id))
    .limit(pageSize + 1);
  const shown = rows.slice(0, pageSize);
  return {
    rows: await withThings(db, shown),
    next: rows.length > pageSize ? String(shown.at(-1)?.id ?? '') : '',
  };
}

async function noteReading(db: Database, by: AuditBy): Promise<void> {
  const lately = new Date(by.now.getTime() - readingCountsFor);
  const [noted] = await db
    .select({ id: auditEntries.id })
    .from(auditEntries)
    .where(
      and(
        gt(auditEntries.createdAt, lately),
        eq(auditEntries.actor, by.actor),
        eq(auditEntries.action, readingAction),
      ),
    )
    .limit(1);
  if (noted) return;
  await writeAudit(db, by, {
    action: readingAction,
    subject: 'audit log',
    about: 'at the counter',
  });
}

function conditions({ who, what, from, to, after }: AuditFilter): (SQL | undefined)[] {
  const { id, actor, action, subject, about, createdAt } = auditEntries;
  const before = rowId(after);
  const until = to ? new Date(startOf(to).getTime() + oneDay) : null;
  return [
    before ? lt(id, before) : undefined,
    who ? says(actor, who) : undefined,
    what ? or(says(action, what), says(subject, what), says(about, what)) : undefined,
    from ? gte(createdAt, startOf(from)) : undefined,
    until ? lt(createdAt, until) : undefined,
  ];
}

function says(column: PgColumn, words: string): SQL {
  return ilike(column, `%${words.trim().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`);
}

/** When the day begins in Bangladesh. */
function startOf(day: string): Date {
  return new Date(`${day}T00:00:00${inDhaka}`);
}
