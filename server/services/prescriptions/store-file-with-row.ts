/** A file and the row that names it: both, or neither (prescriptions-68). */
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { forgottenFiles } from '#server/db/tables/prescriptions.ts';
import { overloaded } from '#server/services/failures.ts';
import { forgetUnlessWritten } from './forgotten-files.ts';
import { newFileKey, type PrescriptionFiles } from './prescription-files.ts';

/** Milliseconds after which nobody is writing it any more: far longer than a store and a database are waited for. */
const longestWriting = 3_600_000;

interface KeepingParts {
  db: Database;
  files: Pick<PrescriptionFiles, 'keep' | 'forget'>;
  now: Date;
}

/**
 * Keeps the bytes and has `write` write the row that names them; it answers null where it has
 * written none. The key is noted as forgotten before, and crossed out together with the row:
 * where anything fails in between, also the process, the bytes go.
 */
export async function keepFile<Written>(
  { db, files, now }: KeepingParts,
  content: Buffer,
  write: (tx: Database, fileKey: string) => Promise<Written>,
): Promise<Written> {
  const fileKey = newFileKey();
  const arrivingUntil = new Date(now.getTime() + longestWriting);
  await db.insert(forgottenFiles).values({ key: fileKey, arrivingUntil });
  // What a store has not taken it would not remove either: that is left to the clean-up.
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

/** Throws 503 where it was given up meanwhile: its bytes may be gone. */
async function crossOut(tx: Database, fileKey: string): Promise<void> {
  const { key, arrivingUntil } = forgottenFiles;
  const mine = and(eq(key, fileKey), isNotNull(arrivingUntil));
  const crossed = await tx.delete(forgottenFiles).where(mine).returning({ key });
  if (crossed.length === 0) throw overloaded();
}
