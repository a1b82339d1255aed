/**
 * Orders at the counter: listing, packing, checking, moving, payments, refunds (counter-120 to
 * counter-145).
 */
import * as v from 'valibot';
import { handServices } from '#domain/order-moves.ts';
import { orderStatuses } from '#domain/order.ts';
import { staffRoles } from '#domain/staff.ts';
import { counterEndpoint, pharmacy } from './counter-endpoint.ts';
import { counterOrder, moment, paisa } from './order-shapes.ts';

const id = v.pipe(v.string(), v.nonEmpty(), v.maxLength(80));
/** Created by the page for one action, so that a repeated call is executed once. */
const ownId = v.pipe(v.string(), v.uuid());
const status = v.picklist(orderStatuses);
/** At most one crore taka. */
const amount = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000_000));
const longestNote = 500;
const note = v.optional(v.pipe(v.string(), v.maxLength(longestNote)), '');
const reason = v.pipe(v.string(), v.regex(/\S/), v.maxLength(longestNote));

/**
 * Ids of refusals: the order was moved or paid since it was read; its prescriptions are unchecked;
 * the role is not allowed; a reported payment is to be verified.
 */
export const changedMeanwhile = 'changed-meanwhile';
export const unchecked = 'prescriptions-unchecked';
export const notThisRole = 'not-this-role';
export const unverifiedPayment = 'payment-unverified';

const summary = v.object({
  id: v.string(),
  number: v.string(),
  status,
  createdAt: moment,
  receiver: v.string(),
  phone: v.string(),
  area: v.string(),
  district: v.string(),
  payable: paisa,
  left: paisa,
  owedBack: paisa,
  lineCount: v.number(),
  prescriptionCount: v.number(),
  /** The prescriptions are waiting for a pharmacist's check. */
  isUnchecked: v.boolean(),
  isRisky: v.boolean(),
  /** A reported payment is to be verified. */
  isUnverified: v.boolean(),
  isNothingKept: v.boolean(),
});

export type CounterOrderSummary = v.InferOutput<typeof summary>;

/** The filters of a list: a status, a payment to be verified, or money that a guest must get back. */
export const orderFilters = ['all', ...orderStatuses, 'unverified', 'owedBack'] as const;

/**
 * Newest first, 20 per page. `find` is a number (N-1001 or 1001), a phone, or a part of the
 * receiver's name.
 */
export const list = counterEndpoint({
  name: 'counter.orders.list',
  method: 'GET',
  path: 'Counter/Orders',
  roles: staffRoles,
  request: v.object({
    filter: v.optional(v.picklist(orderFilters), 'all'),
    find: v.optional(v.pipe(v.string(), v.maxLength(60)), ''),
    /** A whole number from 1 on, as text. */
    page: v.optional(
      v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number), v.minValue(1)),
      '1',
    ),
  }),
  response: v.object({
    orders: v.array(summary),
    count: v.number(),
    page: v.number(),
    pageCount: v.number(),
  }),
});

/** One order with all data; without the photos for a packer. */
export const one = counterEndpoint({
  name: 'counter.orders.one',
  method: 'GET',
  path: 'Counter/Orders/{id}',
  roles: staffRoles,
  request: v.object({ id }),
  response: counterOrder,
});

/** The roles that may open prescriptions. */
export const photoRoles = pharmacy;

/** The route of {@link photoPath} on the server. */
export const photosPath = 'Counter/Orders/:id/Photos/:photo';

/**
 * The URL of a prescription's bytes, below the API host. It is authorised by the cookie alone, and
 * every download is logged.
 */
export function photoPath(orderId: string, photoId: string): string {
  return `Counter/Orders/${encodeURIComponent(orderId)}/Photos/${encodeURIComponent(photoId)}`;
}

/** Marks a line as taken from the shelf, or not. */
export const pick = counterEndpoint({
  name: 'counter.orders.pick',
  method: 'POST',
  path: 'Counter/Orders/{id}/Pick',
  roles: staffRoles,
  request: v.object({ id, lineId: v.pipe(v.number(), v.integer()), isPicked: v.boolean() }),
  response: counterOrder,
});

/**
 * Confirms that the prescriptions are in order. If there are none, `note` has the reason why the
 * order may go without.
 */
export const check = counterEndpoint({
  name: 'counter.orders.check',
  method: 'POST',
  path: 'Counter/Orders/{id}/Check',
  roles: photoRoles,
  request: v.object({ id, note }),
  response: counterOrder,
});

/**
 * Moves an order one step forward, or to Cancelled. `from` is the status that the page showed, so
 * that two people do not move it twice. `givesBack` is the amount that the page announced as the
 * refund of a cancellation.
 */
export const move = counterEndpoint({
  name: 'counter.orders.move',
  method: 'POST',
  path: 'Counter/Orders/{id}/Move',
  roles: staffRoles,
  request: v.object({ id, from: status, to: status, note, givesBack: v.optional(paisa) }),
  response: counterOrder,
});

/**
 * Records money taken at the door. `paidSeen` is the paid amount that the page showed, so that two
 * people do not record it twice.
 */
export const takePayment = counterEndpoint({
  name: 'counter.orders.takePayment',
  method: 'POST',
  path: 'Counter/Orders/{id}/TakePayment',
  roles: staffRoles,
  request: v.object({
    id,
    paymentId: ownId,
    amount,
    service: v.picklist(handServices),
    /** The payer's transaction number. Each number can pay only once. */
    reference: v.optional(v.pipe(v.string(), v.maxLength(40)), ''),
    paidSeen: paisa,
  }),
  response: counterOrder,
});

/** The payments that customers have reported and that are to be verified, oldest first. */
export const unverified = counterEndpoint({
  name: 'counter.orders.unverified',
  method: 'GET',
  path: 'Counter/Orders/Unverified',
  roles: pharmacy,
  request: v.object({}),
  response: v.object({
    /** Of all; at most 50 are listed. */
    count: v.number(),
    payments: v.array(
      v.object({
        id: v.string(),
        orderId: v.string(),
        number: v.string(),
        receiver: v.string(),
        service: v.string(),
        reference: v.string(),
        amount: paisa,
        at: moment,
        isCancelled: v.boolean(),
      }),
    ),
  }),
});

/**
 * Accepts a reported payment: the account has received `amount`, which may differ from the reported
 * one.
 */
export const acceptPayment = counterEndpoint({
  name: 'counter.orders.acceptPayment',
  method: 'POST',
  path: 'Counter/Orders/{id}/AcceptPayment',
  roles: pharmacy,
  request: v.object({ id, paymentId: id, amount }),
  response: counterOrder,
});

/** Refuses a reported payment. `reason` is the sentence to the customer; '' for the standard one. */
export const refusePayment = counterEndpoint({
  name: 'counter.orders.refusePayment',
  method: 'POST',
  path: 'Counter/Orders/{id}/RefusePayment',
  roles: pharmacy,
  request: v.object({ id, paymentId: id, reason: note }),
  response: counterOrder,
});

/**
 * Refunds a part of a paid order that is not cancelled: into the wallet, or for a guest onto the
 * list of amounts owed.
 */
export const refund = counterEndpoint({
  name: 'counter.orders.refund',
  method: 'POST',
  path: 'Counter/Orders/{id}/Refund',
  roles: ['owner'],
  request: v.object({ id, refundId: ownId, amount, reason }),
  response: counterOrder,
});

/**
 * Records that a guest has got the owed money back. `amount` is the amount that the page showed.
 */
export const gaveBack = counterEndpoint({
  name: 'counter.orders.gaveBack',
  method: 'POST',
  path: 'Counter/Orders/{id}/GaveBack',
  roles: ['owner'],
  request: v.object({ id, amount }),
  response: counterOrder,
});

/** Adds the shop's own money to the customer's wallet, independent of payments. */
export const credit = counterEndpoint({
  name: 'counter.orders.credit',
  method: 'POST',
  path: 'Counter/Orders/{id}/Credit',
  roles: ['owner'],
  request: v.object({ id, creditId: ownId, amount, reason }),
  response: counterOrder,
});
