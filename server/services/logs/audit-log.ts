/** The audit log as the owner reads it (counter-197 to counter-199). */
import { and, desc, eq, gt, gte, ilike, lt, or, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '#server/db/database.ts';
import { auditEntries } from '#server/db/tables/audit.ts';
import { writeAudit, type AuditBy } from '#server/services/audit.ts';
import { rowId } from '#server/services/numbers.ts';
import { withSubjects } from './audit-subjects.ts';

const pageSize = 50;
/** Milliseconds: reading the log is recorded at most once per hour and reader. */
const readingCountsFor = 60 * 60_000;
const readingAction = 'audit read';
const inDhaka = '+06:00';
const oneDay = 24 * 60 * 60_000;

export interface AuditFilter {
  who: string;
  what: string;
  /** For example `2026-03-01`; '' for any. */
  from: string;
  to: string;
  after: string;
}

/**
 * One page of the log, newest first; `next` is '' at the end. Reading the log is itself recorded,
 * at most once per hour.
 */
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
    rows: await withSubjects(db, shown),
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

/** The start of the day in Bangladesh. */
function startOf(day: string): Date {
  return new Date(`${day}T00:00:00${inDhaka}`);
}
