/** Prescriptions in the journal: uploaded, put back, removed. */
import { and, eq, isNull, ne } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '#server/db/database.ts';
import { journalMoment, textOrNull } from '#server/db/journal-rows.ts';
import { prescriptions } from '#server/db/tables/prescriptions.ts';

const prescriptionRow = v.object({
  id: v.string(),
  letterKey: textOrNull,
  digest: v.string(),
  fileKey: v.string(),
  mime: v.string(),
  size: v.number(),
  source: v.string(),
  description: v.string(),
  customerId: textOrNull,
  deviceId: textOrNull,
  createdAt: journalMoment,
  removedAt: v.nullable(journalMoment),
  claimedAt: v.optional(v.nullable(journalMoment), null),
});

/** True where the row was missing, or had another file: a removed photo that was sent again. */
export async function restorePrescription(db: Database, content: unknown): Promise<boolean> {
  const row = v.parse(prescriptionRow, content);
  const { fileKey, mime, size, removedAt } = row;
  const written = await db
    .insert(prescriptions)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: prescriptions.id });
  if (written.length > 0) return true;
  const changed = await db
    .update(prescriptions)
    .set({ fileKey, mime, size, removedAt })
    .where(and(eq(prescriptions.id, row.id), ne(prescriptions.fileKey, fileKey)))
    .returning({ id: prescriptions.id });
  return changed.length > 0;
}

const removedRow = v.object({ id: v.string(), fileKey: v.string(), removedAt: journalMoment });

/** True where the removal had been lost: what a customer took away stays away. */
export async function restoreRemoval(db: Database, content: unknown): Promise<boolean> {
  const { id, fileKey, removedAt } = v.parse(removedRow, content);
  const removed = await db
    .update(prescriptions)
    .set({ removedAt })
    .where(
      and(
        eq(prescriptions.id, id),
        eq(prescriptions.fileKey, fileKey),
        isNull(prescriptions.removedAt),
      ),
    )
    .returning({ id: prescriptions.id });
  return removed.length > 0;
}
