/** The audit log: what the shop's people did, at the counter and by the operator's command line. */
import type { Database } from '#server/db/database.ts';
import { auditEntries } from '#server/db/tables/audit.ts';

/** Who did it, by name, and when. */
export interface AuditBy {
  actor: string;
  now: Date;
}

export interface AuditEntry {
  /** Such as `orders move`. */
  action: string;
  /** What it was about: an order's number, a phone, a coupon's code. */
  subject: string;
  about: string;
}

/** Writes down what was done, inside the same transaction. */
export async function writeAudit(
  tx: Database,
  { actor, now }: AuditBy,
  entry: AuditEntry,
): Promise<void> {
  await tx.insert(auditEntries).values({ actor, ...entry, createdAt: now });
}
