/** What visitors upload: how many bytes may lie about before something uses them, and which go first. */
import { and, eq, isNull, lt, notExists, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { orderPrescriptions } from '#server/db/tables/orders.ts';
import { prescriptions } from '#server/db/tables/prescriptions.ts';
import { requestOrderPrescriptions } from '#server/db/tables/request-prescriptions.ts';
import type { AppContext } from '#server/services/app-context.ts';
import type { Spender } from '#server/services/budgets.ts';
import { overloaded } from '#server/services/failures.ts';
import { inPortions } from '#server/services/in-portions.ts';
import type { PrescriptionFiles } from './prescription-files.ts';

/** Seconds after which a phone asks again where visitors' files have no room; what nothing uses goes every hour. */
const comeBack = 1_800;
/** The part of the quota from which on what nothing uses goes after days, not after a month. */
const crowdedFrom = 0.5;

/** Counts an upload of so many bytes; throws 429 beyond its budgets, and 503 where visitors' files have no room. */
export async function spendOnUpload(
  { db, budgets, guestUploadBytes }: Pick<AppContext, 'db' | 'budgets' | 'guestUploadBytes'>,
  spender: Spender,
  now: Date,
  bytes: number,
): Promise<void> {
  if (!spender.customerId && guestUploadBytes > 0) {
    if ((await unusedBytes(db)) + bytes > guestUploadBytes) throw overloaded(comeBack);
  }
  await budgets.take(spender, now, { writes: 1, 'upload-bytes': bytes });
}

/** A visitor's files that no order and no request uses. */
function unused(db: Database) {
  const inRequests = db
    .select({ one: sql`1` })
    .from(requestOrderPrescriptions)
    .where(eq(requestOrderPrescriptions.prescriptionId, prescriptions.id));
  const inOrders = db
    .select({ one: sql`1` })
    .from(orderPrescriptions)
    .where(eq(orderPrescriptions.prescriptionId, prescriptions.id));
  return and(isNull(prescriptions.customerId), notExists(inRequests), notExists(inOrders));
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
export function dropUnused(db: Database, files: PrescriptionFiles, before: Date): Promise<number> {
  return inPortions(async (portion) => {
    const some = db
      .select({ id: prescriptions.id })
      .from(prescriptions)
      .where(and(unused(db), lt(prescriptions.createdAt, before)))
      .limit(portion);
    const gone = await db
      .delete(prescriptions)
      .where(and(unused(db), sql`${prescriptions.id} in ${some}`))
      .returning({ fileKey: prescriptions.fileKey });
    for (const { fileKey } of gone) await files.forget(fileKey);
    return gone.length;
  });
}
