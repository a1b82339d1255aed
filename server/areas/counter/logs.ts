/** The phones' error reports and the audit log, for the owner (counter-195 to counter-199). */
import * as contract from '#contract/counter/logs.ts';
import { implementCounter } from '#server/endpoint/implement-counter.ts';
import type { AppContext } from '#server/services/app-context.ts';
import { readAuditLog } from '#server/services/logs/audit-log.ts';
import { listErrors, reportsOf } from '#server/services/logs/error-reports.ts';

export function implementCounterLogs(context: AppContext): void {
  const { db } = context;

  implementCounter(context, contract.errors, async ({ input }) => {
    const { rows, next } = await listErrors(db, input);
    const onWire = rows.map(({ message, count, firstAt, lastAt }) => ({
      message,
      count,
      firstAt: firstAt?.toISOString() ?? '',
      lastAt: lastAt?.toISOString() ?? '',
    }));
    return { rows: onWire, next };
  });

  implementCounter(context, contract.reports, async ({ input }) => {
    const rows = await reportsOf(db, input.message);
    return { rows: rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })) };
  });

  implementCounter(context, contract.audit, async ({ input, member, now }) => {
    const { rows, next } = await readAuditLog(db, { actor: member.name, now }, input);
    return { rows: rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })), next };
  });
}
