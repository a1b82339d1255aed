/** What orders and requests share: where they go, and the prescriptions that come along. */
import { and, eq, inArray, isNull, like, notLike, or, type SQL } from 'drizzle-orm';
import { canonicalPhone } from '#domain/phone.ts';
import { customerPhoneOf } from '#domain/request-order.ts';
import type { Database } from '#server/db/database.ts';
import { districts, provinces, shippingAddresses, upazilas } from '#server/db/tables/addresses.ts';
import { prescriptions } from '#server/db/tables/prescriptions.ts';
import { customers } from '#server/db/tables/sign-in.ts';
import { keyInProgress, uploadsMissing } from '#server/services/failures.ts';
import type { AppContext } from '#server/services/app-context.ts';
import type { Owner } from '#server/services/idempotency-keys.ts';
import { rowId } from '#server/services/numbers.ts';
import { Refusal } from '#server/services/refusal.ts';
import { apiText } from '#text/api.ts';

/** An address as the phone wrote it, places by their ids. */
export interface Destination {
  receiverName: string;
  receiverPhone: string;
  customerPhone: string;
  divisionId: string;
  districtId: string;
  /** '' where none was chosen. */
  areaId: string;
  address: string;
}

interface Attaching {
  owner: Owner;
  submissionId: string | null;
  /** Under which id the pictures of a file were stored. */
  handOver?: { handOverId: string | null };
  prescriptionIds: string[];
}

/**
 * 409 where a prescription is unknown, someone else's, removed, or its file is
 * gone: the phone sends it again. A refusal where it was a saved one that the
 * phone does not have: sending again would not help.
 */
export async function requireUploads(
  context: Pick<AppContext, 'db' | 'files'>,
  attaching: Attaching,
): Promise<void> {
  const { gone, missing } = await lookFor(context, attaching);
  if (gone.length > 0) throw new Refusal(apiText.prescriptionGone);
  if (missing.length > 0) throw uploadsMissing(missing);
}

/** Those that are here; 409 as above. A saved one that is gone hinders nothing that was entered already (offline-166). */
export async function uploadsHere(
  context: Pick<AppContext, 'db' | 'files'>,
  attaching: Attaching,
): Promise<string[]> {
  const { present, missing } = await lookFor(context, attaching);
  if (missing.length > 0) throw uploadsMissing(missing);
  return present;
}

/**
 * Once more within the transaction that attaches them, until whose end nobody removes one. 409 where
 * one was removed in between: the next try is told which, and what can be done.
 */
export async function holdUploads(tx: Database, prescriptionIds: string[]): Promise<void> {
  if (prescriptionIds.length === 0) return;
  const held = await tx
    .select({ id: prescriptions.id })
    .from(prescriptions)
    .where(and(inArray(prescriptions.id, prescriptionIds), isNull(prescriptions.removedAt)))
    .for('key share');
  if (held.length < new Set(prescriptionIds).size) throw keyInProgress();
}

interface Looked {
  present: string[];
  /** Saved ones that the phone does not have. */
  gone: string[];
  /** Those that the phone can send again. */
  missing: string[];
}

async function lookFor(
  context: Pick<AppContext, 'db' | 'files'>,
  { owner, submissionId, handOver, prescriptionIds: wanted }: Attaching,
): Promise<Looked> {
  if (wanted.length === 0) return { present: [], gone: [], missing: [] };
  const found = await context.db
    .select({ id: prescriptions.id, fileKey: prescriptions.fileKey })
    .from(prescriptions)
    .where(
      and(
        inArray(prescriptions.id, wanted),
        isNull(prescriptions.removedAt),
        or(mayAttach(owner, submissionId), ofHandOver(handOver?.handOverId)),
      ),
    );
  const present = new Set<string>();
  for (const one of found) if (await context.files.has(one.fileKey)) present.add(one.id);
  const absent = wanted.filter((id) => !present.has(id));
  const saved = await savedOf(context.db, owner, submissionId, absent);
  return {
    present: wanted.filter((id) => present.has(id)),
    gone: absent.filter((id) => saved.has(id)),
    missing: absent.filter((id) => !saved.has(id)),
  };
}

/** Those that came to the customer's account by another way than this submission. */
async function savedOf(
  db: Database,
  { customerId }: Owner,
  submissionId: string | null,
  ids: string[],
): Promise<Set<string>> {
  if (!customerId || ids.length === 0) return new Set();
  const ofOtherSubmission = submissionId
    ? or(isNull(prescriptions.photoKey), notLike(prescriptions.photoKey, `${submissionId}/%`))
    : undefined;
  const rows = await db
    .select({ id: prescriptions.id })
    .from(prescriptions)
    .where(
      and(
        inArray(prescriptions.id, ids),
        eq(prescriptions.customerId, customerId),
        ofOtherSubmission,
      ),
    );
  return new Set(rows.map(({ id }) => id));
}

/** One's own prescriptions, those of the same submission, and a guest's that no known phone has claimed. */
function mayAttach(owner: Owner, submissionId: string | null): SQL | undefined {
  const ofSubmission = submissionId ? like(prescriptions.photoKey, `${submissionId}/%`) : undefined;
  if (owner.customerId) return or(eq(prescriptions.customerId, owner.customerId), ofSubmission);
  const ofPhone = owner.deviceId ? eq(prescriptions.deviceId, owner.deviceId) : undefined;
  return and(
    isNull(prescriptions.customerId),
    or(isNull(prescriptions.deviceId), ofPhone, ofSubmission),
  );
}

/** The pictures of the file itself: only who enters it knows their ids, and no upload has such a key. */
function ofHandOver(handOverId: string | null | undefined): SQL | undefined {
  return handOverId ? like(prescriptions.photoKey, `${handOverId}/%`) : undefined;
}

/** The address as it is today: names and charge are the shop's own, never what the phone says. */
export async function writeAddress(
  tx: Database,
  { owner, now, address }: { owner: Owner; now: Date; address: Destination },
) {
  const districtId = rowId(address.districtId) ?? 0;
  const [place] = await tx
    .select({ district: districts, province: provinces })
    .from(districts)
    .innerJoin(provinces, eq(provinces.id, districts.provinceId))
    .where(and(eq(districts.id, districtId), eq(provinces.id, rowId(address.divisionId) ?? 0)));
  if (!place) throw new Refusal(apiText.placeUnknown);
  const area = await findArea(tx, districtId, address.areaId);
  const [written] = await tx
    .insert(shippingAddresses)
    .values({
      customerId: owner.customerId,
      receiverName: address.receiverName,
      receiverPhone: canonicalPhone(address.receiverPhone) ?? address.receiverPhone,
      customerPhone: await callBackPhone(tx, owner, address),
      provinceId: place.province.id,
      provinceName: place.province.name,
      districtId,
      districtName: place.district.name,
      upazilaId: area?.id ?? 0,
      upazilaName: area?.name ?? '',
      address: address.address,
      charge: area?.charge ?? place.district.charge,
      threshold: area?.threshold ?? place.district.threshold,
      reducedCharge: area?.reducedCharge ?? place.district.reducedCharge,
      createdAt: now,
    })
    .returning();
  return written ?? null;
}

async function findArea(tx: Database, districtId: number, areaId: string) {
  if (areaId === '') return null;
  const [area] = await tx
    .select()
    .from(upazilas)
    .where(and(eq(upazilas.id, rowId(areaId) ?? 0), eq(upazilas.districtId, districtId)));
  if (!area) throw new Refusal(apiText.placeUnknown);
  return area;
}

/** The signed-in customer's own phone, else what the phone says if it is one, else the receiver's (checkout-13). */
async function callBackPhone(tx: Database, owner: Owner, address: Destination): Promise<string> {
  const [customer] = owner.customerId
    ? await tx
        .select({ phone: customers.phone })
        .from(customers)
        .where(eq(customers.id, owner.customerId))
    : [];
  const said = canonicalPhone(address.customerPhone) ?? '';
  const receiver = canonicalPhone(address.receiverPhone) ?? address.receiverPhone;
  return customerPhoneOf(customer?.phone ?? said, receiver);
}
