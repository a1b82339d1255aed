/** The record of successful backups, and the tickets with which an owner downloads one. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Database } from '#server/db/database.ts';
import { writeAudit, type AuditBy } from '#server/services/audit.ts';

/** The action in the audit log. The newest entry is the age of the backup (counter-324). */
export const backupMade = 'backup made';

/** Records a backup that is complete. `about` is its folder or file. */
export function recordBackup(db: Database, by: AuditBy, about: string): Promise<void> {
  const subject = 'backup';
  return writeAudit(db, by, { action: backupMade, subject, about });
}

const ticketLifetimeMs = 60_000;

/** A ticket for one download by this member. It has no row: its signature proves it. */
export function newBackupTicket(secret: string, memberId: string, now: Date): string {
  const endsAt = String(now.getTime() + ticketLifetimeMs);
  return `${endsAt}.${signatureOf(secret, memberId, endsAt)}`;
}

export function isBackupTicket(
  secret: string,
  memberId: string,
  { ticket, now }: { ticket: string; now: Date },
): boolean {
  const [endsAt = '', signature = ''] = ticket.split('.');
  const expected = Buffer.from(signatureOf(secret, memberId, endsAt));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false;
  return Number(endsAt) >= now.getTime();
}

function signatureOf(secret: string, memberId: string, endsAt: string): string {
  return createHmac('sha256', `backup ${secret}`)
    .update(`${memberId} ${endsAt}`)
    .digest('base64url');
}
