/** Limits the bytes of guests' unused uploads and removes old ones. */
import { and, eq, gt, inArray, isNull, lt, ne, not, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { arrivingFiles, prescriptions } from '#server/db/tables/prescriptions.ts';
import { newSecretId } from '#server/services/accounts/tokens.ts';
import type { AppContext } from '#server/services/app-context.ts';
import { overloaded } from '#server/services/failures.ts';
import { inPortions } from '#server/services/in-portions.ts';
import { forgetNoted, noteForgotten, type ForgettingParts } from './forgotten-files.ts';
import { isInUse } from './in-use.ts';

/** Seconds until a phone retries when the quota is used up. Unused files are removed every hour. */
const comeBack = 1_800;
/** The share of the quota above which unused files are removed after days instead of a month. */
const crowdedFrom = 0.5;

/**
 * Milliseconds after which an upload can no longer be in progress: longer than the time for sending
 * and checking it.
 */
const longestArrival = 10 * 60_000;

/** The reservation for one guest's file, from before the upload until it is stored. */
export interface GuestReservation {
  /** Reserves this many bytes in total. Throws 503 if the quota is used up. */
  hold: (bytes: number) => Promise<void>;
  release: () => Promise<void>;
}

/**
 * Opens a reservation without any bytes. Reservations are served in order over all processes of the
 * shop.
 */
export function openGuestReservation(
  { db, guestUploadBytes }: Pick<AppContext, 'db' | 'guestUploadBytes'>,
  now: Date,
): GuestReservation {
  const id = newSecretId();
  let held = 0;
  const release = async () => {
    if (held > 0) await db.delete(arrivingFiles).where(eq(arrivingFiles.id, id));
    held = 0;
  };
  return {
    hold: async (bytes) => {
      if (guestUploadBytes === 0 || bytes <= held) return;
      held = bytes;
      const before = await putInLine(db, { id, bytes, now });
      // Read after the earlier reservations, so that files that were stored in the meantime are
      // counted.
      if (before + bytes + (await unusedBytes(db)) <= guestUploadBytes) return;
      await release();
      throw overloaded(comeBack);
    },
    release,
  };
}

/** Returns the bytes of other uploads in progress. */
function putInLine(
  db: Database,
  { id, bytes, now }: { id: string; bytes: number; now: Date },
): Promise<number> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('arriving files', 0))`);
    const [others] = await tx
      .select({ bytes: sql`coalesce(sum(${arrivingFiles.bytes}), 0)`.mapWith(Number) })
      .from(arrivingFiles)
      .where(and(ne(arrivingFiles.id, id), gt(arrivingFiles.until, now)));
    const until = new Date(now.getTime() + longestArrival);
    await tx
      .insert(arrivingFiles)
      .values({ id, bytes, until })
      .onConflictDoUpdate({ target: arrivingFiles.id, set: { bytes } });
    return others?.bytes ?? 0;
  });
}

/** Matches guests' files that no order and no request uses. */
function unused(db: Database) {
  return and(isNull(prescriptions.customerId), not(isInUse(db)));
}

async function unusedBytes(db: Database): Promise<number> {
  const [row] = await db
    .select({ bytes: sql`coalesce(sum(${prescriptions.size}), 0)`.mapWith(Number) })
    .from(prescriptions)
    .where(and(unused(db), isNull(prescriptions.removedAt)));
  return row?.bytes ?? 0;
}

/** Whether unused files take more than half of the quota. */
export async function isCrowded(db: Database, guestUploadBytes: number): Promise<boolean> {
  return guestUploadBytes > 0 && (await unusedBytes(db)) > guestUploadBytes * crowdedFrom;
}

/**
 * Deletes, in portions, guests' unused files that were uploaded before `before`. Customers' files
 * are never deleted. Returns their number.
 */
export async function dropUnused(
  db: Database,
  files: ForgettingParts['files'],
  before: Date,
): Promise<number> {
  let dropped = 0;
  await inPortions(async (portion) => {
    const { looked, fileKeys } = await db.transaction((tx) => dropSome(tx, before, portion));
    await forgetNoted({ db, files }, fileKeys);
    dropped += fileKeys.length;
    return looked;
  });
  return dropped;
}

async function dropSome(tx: Database, before: Date, portion: number) {
  const { id, fileKey, createdAt } = prescriptions;
  const some = await tx
    .select({ id })
    .from(prescriptions)
    .where(and(unused(tx), lt(createdAt, before)))
    .limit(portion)
    .for('update');
  const ids = some.map((one) => one.id);
  // Check again, because an order may have used one of them while this transaction waited for its
  // lock.
  const gone = await tx
    .delete(prescriptions)
    .where(and(inArray(id, ids), unused(tx)))
    .returning({ fileKey });
  const fileKeys = gone.map((one) => one.fileKey);
  await noteForgotten(tx, fileKeys);
  return { looked: ids.length, fileKeys };
}
