/**
 * A phone sends what was entered from a text before: both are one (offline-166).
 * Only the phone knows the submission's own id, so whoever comes with it is the phone.
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

/** What the phone comes with. */
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

/** Where what was handed over of one kind stands: orders, or requests. */
interface HandedRows<Row extends HandedRow> {
  /** The row under the id that travels; null where there is none. */
  find: (db: Database, handOverId: string) => Promise<Row | null>;
  /** The text said something else than the phone: the row bears that from then on. */
  dispute: (db: Database, row: Row) => Promise<unknown>;
  /** Makes the row the phone's; null where another request of the phone was first. */
  take: (tx: Database, row: Row, changes: ReturnType<typeof metBy>) => Promise<Row | null>;
  /** Attaches files; answers all that are attached then. */
  attach: (tx: Database, id: string, prescriptionIds: string[]) => Promise<string[]>;
}

/**
 * The row of a submission that its phone sends; one that was entered from a text becomes the
 * phone's here, and takes its prescriptions along. Throws 422 where the text said
 * something else, 409 where a prescription did not arrive that the phone can send again.
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

/** True where the row holds what the phone sends, and is nobody else's. */
function isSame(row: EnteredRow, sent: SentByPhone): boolean {
  if (row.handOverDigest === null || row.handOverDigest !== sent.handOverDigest) return false;
  const { customerId } = sent.owner;
  const isUnclaimed = row.customerId === null || row.customerId === customerId;
  // A visitor's that became a customer's meanwhile, who proved the number.
  return isUnclaimed || (customerId === null && row.claimedAt !== null);
}

/** What the row becomes: the phone's, and its customer's where it was nobody's. */
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

/** The address and the files that came with the text go to the phone's customer too. */
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

/** Puts the files that are not there yet behind those that are; answers all that are attached then. */
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

/** Of these files those whose bytes are not attached already: a file may have brought them before the phone did. */
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
