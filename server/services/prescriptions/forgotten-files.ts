/**
 * Files that no row names (prescriptions-68). Keys are noted where the rows go, in the same
 * transaction; the bytes go after it: whatever fails in between, somebody still knows of them.
 */
import { and, asc, eq, gt, inArray, isNull, lt } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { forgottenFiles } from '#server/db/tables/prescriptions.ts';
import { inPortions } from '#server/services/in-portions.ts';
import { StoreUnavailable } from '#server/services/store/object-store.ts';
import type { PrescriptionFiles } from './prescription-files.ts';

/** Rows to a statement. */
const rowsAtOnce = 500;
const { key, arrivingUntil } = forgottenFiles;

export interface ForgettingParts {
  db: Database;
  files: Pick<PrescriptionFiles, 'forget'>;
}

/** Notes keys that no row names once the caller's transaction is committed. */
export async function noteForgotten(tx: Database, fileKeys: readonly string[]): Promise<void> {
  for (let start = 0; start < fileKeys.length; start += rowsAtOnce) {
    const some = fileKeys.slice(start, start + rowsAtOnce);
    await tx
      .insert(forgottenFiles)
      .values(some.map((fileKey) => ({ key: fileKey })))
      .onConflictDoNothing();
  }
}

/** Removes the bytes of keys that were noted, never within a transaction. What fails is left to {@link forgetAllNoted}. */
export async function forgetNoted(
  parts: ForgettingParts,
  fileKeys: readonly string[],
): Promise<void> {
  await removeBytes(parts, fileKeys).catch(() => undefined);
}

/** As {@link forgetNoted}, for one whose row did not come; a row that has come all the same keeps its file. */
export async function forgetUnlessWritten(parts: ForgettingParts, fileKey: string): Promise<void> {
  const noted = parts.db
    .update(forgottenFiles)
    .set({ arrivingUntil: null })
    .where(eq(key, fileKey))
    .returning({ key });
  // Without the database nobody knows whether the row has come: later, then.
  const keys = await noted.catch(() => []);
  await forgetNoted(
    parts,
    keys.map((one) => one.key),
  );
}

/** Removes the bytes of every key that is noted, and of those whose row did not come in time. Throws what failed once all are through. */
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

/** From here on nobody can write their rows any more. */
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

/** The bytes first, then what names them. Answers what the store failed at; a store that is away ends it, for each try waits long. */
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
