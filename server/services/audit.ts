/** The audit log of staff actions, at the counter and on the operator's command line. */
import type { Database } from '#server/db/database.ts';
import { auditEntries } from '#server/db/tables/audit.ts';

/** The name of the person, and the time. */
export interface AuditBy {
  actor: string;
  now: Date;
}

export interface AuditEntry {
  /** For example `orders move`. */
  action: string;
  /** The subject of the action: an order number, a phone number, a coupon code. */
  subject: string;
  about: string;
}

/** Records an action in the caller's transaction. */
export async function writeAudit(
  tx: Database,
  { actor, now }: AuditBy,
  entry: AuditEntry,
): Promise<void> {
  await tx.insert(auditEntries).values({ actor, ...entry, createdAt: now });
}
