/**
 * Enters what was handed over as a text or a file (offline-165): once, however often it
 * is entered, and once with what its phone sends before or afterwards. Prices, charge and stock are
 * looked up as for every order; no amount of the text is believed.
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
  /** Whose it is, where the operator has checked the number; null: a visitor's, until its phone sends it. */
  customerId: string | null;
  /** What a file brought along, stored already. */
  prescriptionIds: string[];
  /** Where the shop takes payments online. */
  takesPayment: boolean;
  /** Around what makes it a row; throws where whoever enters it has to wait. */
  counted?: <T>(place: () => Promise<T>) => Promise<T>;
  /** Until when an order that nobody of the shop has entered keeps its units (checkout-119). */
  heldUntil?: Date | null;
  now: Date;
}

export interface Entered {
  kind: HandedOver['content']['kind'];
  /** As the customer is told it: `N-1001`, `R-1001`. */
  number: string;
  /** False where it was here already. */
  isNew: boolean;
}

/** Enters it. Throws the shop's refusals as for the phone, and 422 where something else stands under its id. */
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
  const order = checkOrder(
    {
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
    },
    entry.takesPayment,
  );
  const { row, isNew } = await enterOnce(context.db, entry, {
    find: () => findHandedOrder(context.db, entry.handed.id),
    place: (placement) => placeOrder(context, { ...placement, accessHash: null, order, heldUntil }),
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

/** The pictures of the file that are attached go to whom the order or request belongs (offline-169). */
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

/** What every row that is entered has: no submission's id, for only its phone knows that. */
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
  /** Puts these behind what it has already (meet-order.ts, meet-request.ts). */
  attach: (db: Database, id: string, prescriptionIds: string[]) => Promise<string[]>;
}

/** Once under its id, with what its file brought. What came before there was a digest is taken for the same. */
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
      const found = await rows.find();
      return found && { row: found, fingerprint: found.handOverDigest ?? digest };
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
