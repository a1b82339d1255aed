/**
 * Matches a submission from its phone with the row that was entered from its text before
 * (offline-166). Only the phone knows the submission's own id, so a caller who knows it is the
 * phone.
 */
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { shippingAddresses } from '#server/db/tables/addresses.ts';
import { prescriptions } from '#server/db/tables/prescriptions.ts';
import type { AppContext } from '#server/services/app-context.ts';
import { keyReused } from '#server/services/failures.ts';
import type { Owner } from '#server/services/idempotency-keys.ts';
import { holdUploads, uploadsHere } from '#server/services/orders/destination.ts';
import { handOverIdOf } from './hand-over-keys.ts';

/** The submission as the phone sends it. */
export interface SentByPhone {
  submissionId: string;
  fingerprint: string;
  handOverDigest: string | null;
  owner: Owner;
  now: Date;
  prescriptionIds: string[];
}

interface EnteredRow {
  handOverDigest: string | null;
  customerId: string | null;
  claimedAt: Date | null;
}

interface HandedRow extends EnteredRow {
  id: string;
  submissionId: string | null;
  addressId: number | null;
}

/** Access to the handed-over rows of one kind: orders or requests. */
interface HandedRows<Row extends HandedRow> {
  /** Finds the row by its hand-over id; null if there is none. */
  find: (db: Database, handOverId: string) => Promise<Row | null>;
  /** Marks the row as disputed, because the text and the phone's submission differ. */
  dispute: (db: Database, row: Row) => Promise<unknown>;
  /** Assigns the row to the phone; null if another request of the phone was faster. */
  take: (tx: Database, row: Row, changes: ReturnType<typeof metBy>) => Promise<Row | null>;
  /** Attaches files. Returns all attached files. */
  attach: (tx: Database, id: string, prescriptionIds: string[]) => Promise<string[]>;
}

/**
 * Returns the row of a submission from its phone. A row that was entered from a text is assigned to
 * the phone here, with its prescriptions. Throws 422 if the text had different content, and 409 if
 * a prescription is missing that the phone can upload again.
 */
export async function meet<Row extends HandedRow>(
  context: AppContext,
  sent: SentByPhone,
  rows: HandedRows<Row>,
): Promise<Row | null> {
  const { db } = context;
  const row = await rows.find(db, handOverIdOf(sent.submissionId));
  if (!row || row.submissionId !== null) return row;
  if (!isSame(row, sent)) {
    await rows.dispute(db, row);
    throw keyReused();
  }
  const here = await uploadsHere(context, sent);
  await db.transaction(async (tx) => {
    const met = await rows.take(tx, row, metBy(row, sent));
    if (!met) return;
    await holdUploads(tx, here);
    const attached = await rows.attach(tx, met.id, here);
    await claimAlong(tx, sent, met.addressId, attached);
  });
  return rows.find(db, handOverIdOf(sent.submissionId));
}

/** Whether the row has the phone's content and no other owner. */
function isSame(row: EnteredRow, sent: SentByPhone): boolean {
  if (row.handOverDigest === null || row.handOverDigest !== sent.handOverDigest) return false;
  const { customerId } = sent.owner;
  const isUnclaimed = row.customerId === null || row.customerId === customerId;
  // A guest's row may have been claimed in the meantime by the customer who verified the number.
  return isUnclaimed || (customerId === null && row.claimedAt !== null);
}

/** The row's new values: the phone's and, if the row had no owner, its customer's. */
function metBy(row: EnteredRow, { submissionId, fingerprint, owner, now }: SentByPhone) {
  const isClaimed = row.customerId === null && owner.customerId !== null;
  return {
    submissionId,
    fingerprint,
    handOver: 'met' as const,
    deviceId: owner.deviceId,
    ...(isClaimed && { customerId: owner.customerId, claimedAt: now }),
  };
}

/** Assigns the text's address and files to the phone's customer as well. */
async function claimAlong(
  tx: Database,
  { owner, now }: Pick<SentByPhone, 'owner' | 'now'>,
  addressId: number | null,
  prescriptionIds: string[],
): Promise<void> {
  const { customerId } = owner;
  if (!customerId) return;
  await tx
    .update(shippingAddresses)
    .set({ customerId })
    .where(and(eq(shippingAddresses.id, addressId ?? 0), isNull(shippingAddresses.customerId)));
  await tx
    .update(prescriptions)
    .set({ customerId, claimedAt: now })
    .where(and(inArray(prescriptions.id, prescriptionIds), isNull(prescriptions.customerId)));
}

/** Attaches the missing files after the existing ones. Returns all attached files. */
export async function attachBehind(
  tx: Database,
  there: { id: string }[],
  prescriptionIds: string[],
  insert: (rows: { prescriptionId: string; position: number }[]) => Promise<unknown>,
): Promise<string[]> {
  const attached = there.map(({ id }) => id);
  const fresh = await notAttachedYet(tx, attached, prescriptionIds);
  const rows = fresh.map((prescriptionId, index) => ({
    prescriptionId,
    position: attached.length + index + 1,
  }));
  if (rows.length > 0) await insert(rows);
  return [...attached, ...fresh];
}

/**
 * Returns the files whose content is not attached yet, because a handed-over file may have
 * contained the same pictures.
 */
async function notAttachedYet(
  tx: Database,
  attached: string[],
  wanted: string[],
): Promise<string[]> {
  if (wanted.length === 0) return [];
  const rows = await tx
    .select({ id: prescriptions.id, digest: prescriptions.digest })
    .from(prescriptions)
    .where(inArray(prescriptions.id, [...attached, ...wanted]));
  const digests = new Map(rows.map(({ id, digest }) => [id, digest]));
  const there = new Set(attached.map((id) => digests.get(id)));
  return wanted.filter((id) => !there.has(digests.get(id)));
}
