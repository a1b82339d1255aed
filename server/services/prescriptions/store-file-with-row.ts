/** Writes a file and the row that references it: both or neither (prescriptions-68). */
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { forgottenFiles } from '#server/db/tables/prescriptions.ts';
import { overloaded } from '#server/services/failures.ts';
import { forgetUnlessWritten } from './forgotten-files.ts';
import { newFileKey, type PrescriptionFiles } from './prescription-files.ts';

/**
 * Milliseconds after which the write can no longer be in progress, far longer than the timeouts of
 * store and database.
 */
const longestWriting = 3_600_000;

interface KeepingParts {
  db: Database;
  files: Pick<PrescriptionFiles, 'keep' | 'forget'>;
  now: Date;
}

/**
 * Stores the bytes and calls `write`, which writes the row that references them and returns null if
 * it has written none. The key is first recorded for deletion and removed from there together with
 * the row, so that after any failure, including a crash, the file is deleted.
 */
export async function keepFile<Written>(
  { db, files, now }: KeepingParts,
  content: Buffer,
  write: (tx: Database, fileKey: string) => Promise<Written>,
): Promise<Written> {
  const fileKey = newFileKey();
  const arrivingUntil = new Date(now.getTime() + longestWriting);
  await db.insert(forgottenFiles).values({ key: fileKey, arrivingUntil });
  // If the store fails here, deleting would fail too, so the cleanup handles the file.
  await files.keep(fileKey, content);
  let isWritten = false;
  try {
    const written = await db.transaction(async (tx) => {
      const row = await write(tx, fileKey);
      if (row !== null) await crossOut(tx, fileKey);
      return row;
    });
    isWritten = written !== null;
    return written;
  } finally {
    if (!isWritten) await forgetUnlessWritten({ db, files }, fileKey);
  }
}

/**
 * Removes the key from the deletion list. Throws 503 if the cleanup has already taken it, because
 * the file may be deleted.
 */
async function crossOut(tx: Database, fileKey: string): Promise<void> {
  const { key, arrivingUntil } = forgottenFiles;
  const mine = and(eq(key, fileKey), isNotNull(arrivingUntil));
  const crossed = await tx.delete(forgottenFiles).where(mine).returning({ key });
  if (crossed.length === 0) throw overloaded();
}
