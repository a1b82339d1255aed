/** What visitors upload: how many bytes may lie about before something uses them, and which go first. */
import { and, eq, gt, inArray, isNull, lt, ne, not, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { arrivingFiles, prescriptions } from '#server/db/tables/prescriptions.ts';
import { newSecretId } from '#server/services/accounts/tokens.ts';
import type { AppContext } from '#server/services/app-context.ts';
import { overloaded } from '#server/services/failures.ts';
import { inPortions } from '#server/services/in-portions.ts';
import { forgetNoted, noteForgotten, type ForgettingParts } from './forgotten-files.ts';
import { isInUse } from './in-use.ts';

/** Seconds after which a phone asks again where visitors' files have no room; what nothing uses goes every hour. */
const comeBack = 1_800;
/** The part of the quota from which on what nothing uses goes after days, not after a month. */
const crowdedFrom = 0.5;

/** Milliseconds after which no file is on its way any more: longer than phones are given, and it is looked at. */
const longestArrival = 10 * 60_000;

/** Room for one visitor's file, from before it is taken in until it lies there. */
export interface GuestRoom {
  /** Keeps room for so many bytes in all; throws 503 where visitors' files have none. */
  hold: (bytes: number) => Promise<void>;
  release: () => Promise<void>;
}

/** Nothing is kept yet. Who asks first has it first, over all processes of the shop. */
export function openGuestRoom(
  { db, guestUploadBytes }: Pick<AppContext, 'db' | 'guestUploadBytes'>,
  now: Date,
): GuestRoom {
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
      // Looked at after who is before us: what of theirs has arrived meanwhile counts here.
      if (before + bytes + (await unusedBytes(db)) <= guestUploadBytes) return;
      await release();
      throw overloaded(comeBack);
    },
    release,
  };
}

/** Answers how many bytes of others are on their way. */
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

/** A visitor's files that no order and no request uses. */
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

/** True where half of the room is taken. */
export async function isCrowded(db: Database, guestUploadBytes: number): Promise<boolean> {
  return guestUploadBytes > 0 && (await unusedBytes(db)) > guestUploadBytes * crowdedFrom;
}

/** Deletes, in portions, what was uploaded before and nothing uses; a customer's files are their collection. Answers how many. */
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
  // Asked once more: an order may have been placed with one of them while its row was waited for.
  const gone = await tx
    .delete(prescriptions)
    .where(and(inArray(id, ids), unused(tx)))
    .returning({ fileKey });
  const fileKeys = gone.map((one) => one.fileKey);
  await noteForgotten(tx, fileKeys);
  return { looked: ids.length, fileKeys };
}
