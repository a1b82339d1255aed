/**
 * Enters a submission that was handed over as a text or a file (offline-165). It is entered once,
 * also if its phone sends it before or afterwards. Prices, charge and stock are looked up as for
 * every order; amounts in the text are not trusted.
 */
import { randomUUID } from 'node:crypto';
import { and, inArray, like } from 'drizzle-orm';
import {
  addressOf,
  type HandedOrder,
  type HandedOver,
  type HandedRequest,
} from '#domain/hand-over/content.ts';
import type { Database } from '#server/db/database.ts';
import { prescriptions } from '#server/db/tables/prescriptions.ts';
import type { Owner } from '#server/services/idempotency-keys.ts';
import type { PaymentMethod } from '#domain/order.ts';
import type { AppContext } from '#server/services/app-context.ts';
import { placeIdempotently } from '#server/services/idempotent-write.ts';
import { checkOrder } from '#server/services/orders/check-order.ts';
import { attachToOrder, findHandedOrder } from '#server/services/orders/claim-handed-over-order.ts';
import { placeOrder } from '#server/services/orders/place-order.ts';
import { Refusal } from '#server/services/refusal.ts';
import { checkRequest } from '#server/services/requests/check-request.ts';
import {
  attachToRequest,
  findHandedRequest,
} from '#server/services/requests/claim-handed-over-request.ts';
import { placeRequest } from '#server/services/requests/place-request.ts';
import { requestNo } from '#server/services/requests/request-no.ts';
import { handOverText } from '#text/hand-over.ts';
import { orderNo } from '#text/orders.ts';
import { handOverDigestOf } from './hand-over-keys.ts';

type EntryContext = Pick<AppContext, 'db' | 'files'>;

export interface Entry {
  handed: HandedOver;
  /**
   * The owner, if the operator has verified the number; null for a guest's until its phone sends
   * it.
   */
  customerId: string | null;
  /** The pictures of a file, already stored. */
  prescriptionIds: string[];
  /** Throws if the shop does not offer the payment method; absent if that is for staff to decide. */
  requireOffered?: (method: PaymentMethod) => Promise<void>;
  /** Wraps the creation of a row. Throws if the person who enters it must wait. */
  counted?: <T>(place: () => Promise<T>) => Promise<T>;
  /**
   * The time until which an order that the staff has not entered reserves its units (checkout-119).
   */
  heldUntil?: Date | null;
  now: Date;
}

export interface Entered {
  kind: HandedOver['content']['kind'];
  /** The number that the customer sees: `N-1001`, `R-1001`. */
  number: string;
  /** False if it had already been entered. */
  isNew: boolean;
}

/**
 * Enters the submission. Throws the same refusals as for a phone, and 422 if its id was used for
 * different content.
 */
export async function enterHandedOver(context: EntryContext, entry: Entry): Promise<Entered> {
  const { content } = entry.handed;
  return content.kind === 'order'
    ? enterOrder(context, entry, content)
    : enterRequest(context, entry, content);
}

async function enterOrder(
  context: EntryContext,
  entry: Entry,
  handed: HandedOrder,
): Promise<Entered> {
  const { agreed } = handed;
  const heldUntil = entry.heldUntil ?? null;
  const countsOnAccount = agreed.wallet > 0 || agreed.cashback > 0;
  const known = await findHandedOrder(context.db, entry.handed.id);
  if (!known && entry.handed.isCustomers && countsOnAccount && !entry.customerId)
    throw new Refusal(handOverText.needsCustomer);
  const address = addressOf(handed.address);
  const order = checkOrder({
    ...handed,
    lines: handed.lines.map(({ product, quantity }) => ({
      productId: String(product),
      quantity,
    })),
    couponId: String(handed.coupon),
    address,
    districtId: address.district?.id ?? '',
    prescriptionIds: entry.prescriptionIds,
    activityId: '',
    from: 'HAND_OVER',
    walletConsent: '',
  });
  const { row, isNew } = await enterOnce(context.db, entry, {
    find: () => findHandedOrder(context.db, entry.handed.id),
    place: async (placement) => {
      await entry.requireOffered?.(order.paymentMethod);
      return placeOrder(context, { ...placement, accessHash: null, order, heldUntil });
    },
    attach: attachToOrder,
  });
  return { kind: 'order', number: orderNo(row.orderNumber), isNew };
}

async function enterRequest(
  context: EntryContext,
  entry: Entry,
  handed: HandedRequest,
): Promise<Entered> {
  const request = checkRequest({
    lines: handed.rows,
    remarks: handed.remarks,
    address: handed.address && addressOf(handed.address),
    prescriptionIds: entry.prescriptionIds,
    activityId: '',
  });
  const { row, isNew } = await enterOnce(context.db, entry, {
    find: () => findHandedRequest(context.db, entry.handed.id),
    place: (placement) => placeRequest(context, { ...placement, request }),
    attach: attachToRequest,
  });
  return { kind: 'request-order', number: requestNo(row.orderNumber), isNew };
}

/** Assigns the file's attached pictures to the owner of the order or request (offline-169). */
async function giveAlong(
  db: Database,
  { handed, prescriptionIds }: Entry,
  customerId: string | null,
  attached: string[],
): Promise<void> {
  if (prescriptionIds.length === 0) return;
  const ofFile = like(prescriptions.photoKey, `${handed.id}/%`);
  await db
    .update(prescriptions)
    .set({ customerId })
    .where(and(inArray(prescriptions.id, attached), ofFile));
}

/**
 * The common values of entered rows. They have no submission id, because only the phone knows it.
 */
interface EnteredPlacement {
  id: string;
  submissionId: null;
  fingerprint: string;
  handOver: { handOverId: string; handOverDigest: string; handOver: 'entered' };
  owner: Owner;
  now: Date;
}

interface EnteredRow {
  id: string;
  customerId: string | null;
  handOverDigest: string | null;
}

interface EnteredRows<Row extends EnteredRow> {
  find: () => Promise<Row | null>;
  place: (placement: EnteredPlacement) => Promise<Row>;
  /**
   * Attaches the files after the existing ones (claim-handed-over-order.ts,
   * claim-handed-over-request.ts).
   */
  attach: (db: Database, id: string, prescriptionIds: string[]) => Promise<string[]>;
}

/**
 * Enters a submission once per hand-over id, with the pictures of its file. Rows from before
 * digests existed count as the same content.
 */
async function enterOnce<Row extends EnteredRow>(
  db: Database,
  entry: Entry,
  rows: EnteredRows<Row>,
): Promise<{ row: Row; isNew: boolean }> {
  const { handed, customerId, prescriptionIds, now } = entry;
  const digest = handOverDigestOf(handed.content);
  let isNew = true;
  const { row } = await placeIdempotently({
    fingerprint: digest,
    markReplayed: () => {
      isNew = false;
    },
    find: async () => {
      const existing = await rows.find();
      return existing && { row: existing, fingerprint: existing.handOverDigest ?? digest };
    },
    place: async () => {
      const placement: EnteredPlacement = {
        id: randomUUID(),
        submissionId: null,
        fingerprint: digest,
        handOver: { handOverId: handed.id, handOverDigest: digest, handOver: 'entered' },
        owner: { customerId, deviceId: null },
        now,
      };
      const place = () => rows.place(placement);
      const placed = await (entry.counted ? entry.counted(place) : place());
      return { row: placed, fingerprint: digest };
    },
  });
  const attached = isNew ? prescriptionIds : await rows.attach(db, row.id, prescriptionIds);
  await giveAlong(db, entry, row.customerId, attached);
  return { row, isNew };
}
