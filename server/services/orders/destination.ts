/** Addresses and prescriptions, which orders and requests share. */
import { and, eq, inArray, isNull, like, notLike, or, type SQL } from 'drizzle-orm';
import { deliveryProblem, deliveryRule } from '#domain/delivery-terms.ts';
import type { PaymentMethod } from '#domain/order.ts';
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
import { readExceptions } from '#server/services/shop/districts.ts';
import { apiText } from '#text/api.ts';
import { deliveryProblemPair, noCashPair } from '#text/delivery-rules.ts';

/** An address as the phone sent it, with the ids of its places. */
export interface Destination {
  receiverName: string;
  receiverPhone: string;
  customerPhone: string;
  divisionId: string;
  districtId: string;
  /** '' if none was chosen. */
  areaId: string;
  address: string;
}

interface Attaching {
  owner: Owner;
  submissionId: string | null;
  /** The id under which the pictures of a handed-over file were stored. */
  handOver?: { handOverId: string | null };
  prescriptionIds: string[];
}

/**
 * Throws 409 if a prescription is unknown, someone else's, removed or without its file, so that the
 * phone uploads it again. Throws a refusal if it was a saved prescription that the phone does not
 * have, because a retry would not help.
 */
export async function requireUploads(
  context: Pick<AppContext, 'db' | 'files'>,
  attaching: Attaching,
): Promise<void> {
  const { gone, missing } = await lookFor(context, attaching);
  if (gone.length > 0) throw new Refusal(apiText.prescriptionGone);
  if (missing.length > 0) throw uploadsMissing(missing);
}

/**
 * Returns the prescriptions that are present. Throws 409 as above. A missing saved prescription
 * does not block an order that was already entered (offline-166).
 */
export async function uploadsHere(
  context: Pick<AppContext, 'db' | 'files'>,
  attaching: Attaching,
): Promise<string[]> {
  const { present, missing } = await lookFor(context, attaching);
  if (missing.length > 0) throw uploadsMissing(missing);
  return present;
}

/**
 * Locks the prescriptions within the transaction that attaches them, so that nobody can remove one
 * before it ends. Throws 409 if one was removed since the check; the next try then reports which
 * one.
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
  /** Saved prescriptions that the phone does not have. */
  gone: string[];
  /** Prescriptions that the phone can upload again. */
  missing: string[];
}

async function lookFor(
  context: Pick<AppContext, 'db' | 'files'>,
  { owner, submissionId, handOver, prescriptionIds: wanted }: Attaching,
): Promise<Looked> {
  if (wanted.length === 0) return { present: [], gone: [], missing: [] };
  const available = await context.db
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
  for (const one of available) if (await context.files.has(one.fileKey)) present.add(one.id);
  const absent = wanted.filter((id) => !present.has(id));
  const saved = await savedOf(context.db, owner, submissionId, absent);
  return {
    present: wanted.filter((id) => present.has(id)),
    gone: absent.filter((id) => saved.has(id)),
    missing: absent.filter((id) => !saved.has(id)),
  };
}

/** The prescriptions that the customer's account did not get through this submission. */
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

/**
 * Matches the sender's own prescriptions, those of the same submission, and a guest's that have no
 * device yet.
 */
function mayAttach(owner: Owner, submissionId: string | null): SQL | undefined {
  const ofSubmission = submissionId ? like(prescriptions.photoKey, `${submissionId}/%`) : undefined;
  if (owner.customerId) return or(eq(prescriptions.customerId, owner.customerId), ofSubmission);
  const ofPhone = owner.deviceId ? eq(prescriptions.deviceId, owner.deviceId) : undefined;
  return and(
    isNull(prescriptions.customerId),
    or(isNull(prescriptions.deviceId), ofPhone, ofSubmission),
  );
}

/**
 * Matches the pictures of the handed-over file. Only the person who enters the file knows their
 * ids, and uploads never have such a key.
 */
function ofHandOver(handOverId: string | null | undefined): SQL | undefined {
  return handOverId ? like(prescriptions.photoKey, `${handOverId}/%`) : undefined;
}

/**
 * Stores the address as it is today. Place names and delivery charge come from the shop's tables,
 * never from the phone. Throws a refusal for a place to which the shop does not deliver
 * (checkout-138), or where it takes no cash (checkout-139).
 */
export async function writeAddress(
  tx: Database,
  {
    owner,
    now,
    address,
    paymentMethod,
  }: { owner: Owner; now: Date; address: Destination; paymentMethod?: PaymentMethod },
) {
  const districtId = rowId(address.districtId) ?? 0;
  const [place] = await tx
    .select({ district: districts, province: provinces })
    .from(districts)
    .innerJoin(provinces, eq(provinces.id, districts.provinceId))
    .where(and(eq(districts.id, districtId), eq(provinces.id, rowId(address.divisionId) ?? 0)));
  if (!place) throw new Refusal(apiText.placeUnknown);
  const area = await findArea(tx, districtId, address.areaId);
  await requireDelivery(tx, { district: place.district, area, paymentMethod });
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

interface Delivering {
  district: { name: string; nameBn: string };
  area: { name: string; nameBn: string } | null;
  paymentMethod: PaymentMethod | undefined;
}

async function requireDelivery(
  tx: Database,
  { district, area, paymentMethod }: Delivering,
): Promise<void> {
  const exceptions = await readExceptions(tx);
  const place = { district: district.name, area: area?.name ?? '' };
  const named = area ?? district;
  const problem = deliveryProblem(exceptions, place);
  if (problem) throw new Refusal(deliveryProblemPair(problem, named));
  const { takesCash } = deliveryRule(exceptions, place);
  if (paymentMethod === 'CASH_ON_DELIVERY' && !takesCash) throw new Refusal(noCashPair(named));
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

/**
 * The signed-in customer's own phone; otherwise the submitted number if it is valid, otherwise the
 * receiver's (checkout-13).
 */
async function callBackPhone(tx: Database, owner: Owner, address: Destination): Promise<string> {
  const [customer] = owner.customerId
    ? await tx
        .select({ phone: customers.phone })
        .from(customers)
        .where(eq(customers.id, owner.customerId))
    : [];
  const submitted = canonicalPhone(address.customerPhone) ?? '';
  const receiver = canonicalPhone(address.receiverPhone) ?? address.receiverPhone;
  return customerPhoneOf(customer?.phone ?? submitted, receiver);
}
