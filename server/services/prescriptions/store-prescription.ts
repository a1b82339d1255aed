/** Writes a prescription's file together with its row, or restores the file of an existing row. */
import { and, eq } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { prescriptions } from '#server/db/tables/prescriptions.ts';
import { forgetNoted, noteForgotten } from './forgotten-files.ts';
import { keepFile } from './store-file-with-row.ts';
import type { PrescriptionFiles } from './prescription-files.ts';

interface StoringParts {
  db: Database;
  files: Pick<PrescriptionFiles, 'keep' | 'forget'>;
  now: Date;
}

type Stored = Pick<typeof prescriptions.$inferSelect, 'id' | 'fileKey'>;
type FileColumns = 'fileKey' | 'mime' | 'size';
type NewRow = typeof prescriptions.$inferInsert;

interface Storing {
  checked: { content: Buffer; mime: string };
  /** The new row, if the photo's key has none yet. */
  row: Omit<NewRow, FileColumns>;
  /** The existing row whose file is missing or which was removed. */
  earlier: Stored | null;
}

/** Returns the prescription's id; null if another try of the same photo was faster. */
export async function storePrescription(
  parts: StoringParts,
  { checked: { content, mime }, row, earlier }: Storing,
): Promise<string | null> {
  const id = await keepFile(parts, content, (tx, fileKey) => {
    const file = { fileKey, mime, size: content.length };
    return earlier ? putBack(tx, earlier, file) : write(tx, { ...row, ...file });
  });
  if (id && earlier) await forgetNoted(parts, [earlier.fileKey]);
  return id;
}

async function write(tx: Database, row: NewRow): Promise<string | null> {
  const [written] = await tx
    .insert(prescriptions)
    .values(row)
    .onConflictDoNothing({ target: prescriptions.photoKey })
    .returning({ id: prescriptions.id });
  return written?.id ?? null;
}

async function putBack(
  tx: Database,
  earlier: Stored,
  file: Pick<NewRow, FileColumns>,
): Promise<string | null> {
  const { id, fileKey } = prescriptions;
  const [written] = await tx
    .update(prescriptions)
    .set({ ...file, removedAt: null })
    .where(and(eq(id, earlier.id), eq(fileKey, earlier.fileKey)))
    .returning({ id });
  if (!written) return null;
  // The file of a removed prescription may still exist, because an order needed it.
  await noteForgotten(tx, [earlier.fileKey]);
  return written.id;
}
