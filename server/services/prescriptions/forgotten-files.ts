/**
 * Files that no row references (prescriptions-68). Their keys are recorded in the same transaction
 * that deletes the rows, and the files are deleted afterwards, so that a failure in between leaves
 * no unknown file.
 */
import { and, asc, eq, gt, inArray, isNull, lt } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { forgottenFiles } from '#server/db/tables/prescriptions.ts';
import { inPortions } from '#server/services/in-portions.ts';
import { StoreUnavailable } from '#server/services/store/object-store.ts';
import type { PrescriptionFiles } from './prescription-files.ts';

/** Rows per statement. */
const rowsPerBatch = 500;
const { key, arrivingUntil } = forgottenFiles;

export interface ForgettingParts {
  db: Database;
  files: Pick<PrescriptionFiles, 'forget'>;
}

/** Records the keys of files that no row references once the caller's transaction is committed. */
export async function noteForgotten(tx: Database, fileKeys: readonly string[]): Promise<void> {
  for (let start = 0; start < fileKeys.length; start += rowsPerBatch) {
    const some = fileKeys.slice(start, start + rowsPerBatch);
    await tx
      .insert(forgottenFiles)
      .values(some.map((fileKey) => ({ key: fileKey })))
      .onConflictDoNothing();
  }
}

/**
 * Deletes the recorded files. Must not run within a transaction. Files that fail are left to {@link
 * forgetAllNoted}.
 */
export async function forgetNoted(
  parts: ForgettingParts,
  fileKeys: readonly string[],
): Promise<void> {
  await removeBytes(parts, fileKeys).catch(() => undefined);
}

/**
 * Like {@link forgetNoted}, for a file whose row was not written. If the row was written after all,
 * the file stays.
 */
export async function forgetUnlessWritten(parts: ForgettingParts, fileKey: string): Promise<void> {
  const noted = parts.db
    .update(forgottenFiles)
    .set({ arrivingUntil: null })
    .where(eq(key, fileKey))
    .returning({ key });
  // Without the database it is unknown whether the row was written, so the cleanup handles the file
  // later.
  const keys = await noted.catch(() => []);
  await forgetNoted(
    parts,
    keys.map((one) => one.key),
  );
}

/**
 * Deletes all recorded files, including those whose row was not written in time. Continues after
 * failures and throws the first one at the end.
 */
export async function forgetAllNoted(parts: ForgettingParts, now: Date): Promise<void> {
  const { db } = parts;
  await inPortions((portion) => giveUpLate(db, now, portion));
  const failures: unknown[] = [];
  let last = '';
  await inPortions(async (portion) => {
    const some = await db
      .select({ key })
      .from(forgottenFiles)
      .where(and(isNull(arrivingUntil), gt(key, last)))
      .orderBy(asc(key))
      .limit(portion);
    const keys = some.map((one) => one.key);
    last = keys.at(-1) ?? last;
    failures.push(...(await removeBytes(parts, keys)));
    return isAway(failures.at(-1)) ? 0 : keys.length;
  });
  if (failures.length > 0) throw failures[0];
}

/** After this the rows of these files can no longer be written. */
async function giveUpLate(db: Database, now: Date, portion: number): Promise<number> {
  const late = lt(arrivingUntil, now);
  const some = db.select({ key }).from(forgottenFiles).where(late).limit(portion);
  const given = await db
    .update(forgottenFiles)
    .set({ arrivingUntil: null })
    .where(and(inArray(key, some), late))
    .returning({ key });
  return given.length;
}

/**
 * Deletes each file, then its record. Returns the failures. An unreachable store ends the loop,
 * because every try would wait for a timeout.
 */
async function removeBytes(
  { db, files }: ForgettingParts,
  fileKeys: readonly string[],
): Promise<unknown[]> {
  const failures: unknown[] = [];
  for (const fileKey of fileKeys) {
    try {
      await files.forget(fileKey);
    } catch (failure) {
      failures.push(failure);
      if (isAway(failure)) break;
      continue;
    }
    await db.delete(forgottenFiles).where(eq(key, fileKey));
  }
  return failures;
}

function isAway(failure: unknown): boolean {
  return failure instanceof StoreUnavailable;
}
