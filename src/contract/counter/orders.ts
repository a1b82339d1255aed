/** Orders at the counter: listed, packed, checked, moved, paid, given back (counter-120 to counter-145). */
import * as v from 'valibot';
import { handServices } from '#domain/order-moves.ts';
import { orderStatuses } from '#domain/order.ts';
import { staffRoles } from '#domain/staff.ts';
import { counterEndpoint, pharmacy } from './counter-endpoint.ts';
import { counterOrder, moment, paisa } from './order-shapes.ts';

const id = v.pipe(v.string(), v.nonEmpty(), v.maxLength(80));
/** Made by the page for one thing that is done: told twice, it is done once. */
const ownId = v.pipe(v.string(), v.uuid());
const status = v.picklist(orderStatuses);
/** A crore of taka at most. */
const amount = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000_000));
const longestNote = 500;
const note = v.optional(v.pipe(v.string(), v.maxLength(longestNote)), '');
const reason = v.pipe(v.string(), v.regex(/\S/), v.maxLength(longestNote));

/** The refusals' Ids: it was moved or paid since it was read; its prescriptions are not checked; this role may not. */
export const changedMeanwhile = 'changed-meanwhile';
export const unchecked = 'prescriptions-unchecked';
export const notThisRole = 'not-this-role';

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
  /** Waits for a pharmacist to look at its prescriptions. */
  isUnchecked: v.boolean(),
  isRisky: v.boolean(),
  isNothingKept: v.boolean(),
});

export type CounterOrderSummary = v.InferOutput<typeof summary>;

/** What a list can be narrowed to: a status, or money that a guest is to get back. */
export const orderFilters = ['all', ...orderStatuses, 'owedBack'] as const;

/** The newest first, 20 a page. `find` is a number (N-1001 or 1001), a phone, or part of the receiver's name. */
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

/** Everything of one order; without the photos for a packer. */
export const one = counterEndpoint({
  name: 'counter.orders.one',
  method: 'GET',
  path: 'Counter/Orders/{id}',
  roles: staffRoles,
  request: v.object({ id }),
  response: counterOrder,
});

/** Who may open prescriptions. */
export const photoRoles = pharmacy;

/** Where the server answers {@link photoPath}. */
export const photosPath = 'Counter/Orders/:id/Photos/:photo';

/** A prescription's bytes below the API host, with the cookie alone; each reading is written down. */
export function photoPath(orderId: string, photoId: string): string {
  return `Counter/Orders/${encodeURIComponent(orderId)}/Photos/${encodeURIComponent(photoId)}`;
}

/** A line is taken from the shelf, or put back. */
export const pick = counterEndpoint({
  name: 'counter.orders.pick',
  method: 'POST',
  path: 'Counter/Orders/{id}/Pick',
  roles: staffRoles,
  request: v.object({ id, lineId: v.pipe(v.number(), v.integer()), isPicked: v.boolean() }),
  response: counterOrder,
});

/** The prescriptions are in order; where there is none, `note` says why the order may go. */
export const check = counterEndpoint({
  name: 'counter.orders.check',
  method: 'POST',
  path: 'Counter/Orders/{id}/Check',
  roles: photoRoles,
  request: v.object({ id, note }),
  response: counterOrder,
});

/**
 * One step forward, or Cancelled. `from` is the status that was seen: two people do not move it twice.
 * `givesBack` is how much it was said that cancelling gives back.
 */
export const move = counterEndpoint({
  name: 'counter.orders.move',
  method: 'POST',
  path: 'Counter/Orders/{id}/Move',
  roles: staffRoles,
  request: v.object({ id, from: status, to: status, note, givesBack: v.optional(paisa) }),
  response: counterOrder,
});

/** Money taken at the door. `paidSeen` is what was paid when the page was read: two people do not take it twice. */
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
    /** The number of the payer's transaction: each pays once. */
    reference: v.optional(v.pipe(v.string(), v.maxLength(40)), ''),
    paidSeen: paisa,
  }),
  response: counterOrder,
});

/** A part of what was paid goes back while the order stands: into the wallet, a guest's onto the list of what is owed. */
export const refund = counterEndpoint({
  name: 'counter.orders.refund',
  method: 'POST',
  path: 'Counter/Orders/{id}/Refund',
  roles: ['owner'],
  request: v.object({ id, refundId: ownId, amount, reason }),
  response: counterOrder,
});

/** A guest has got what is owed to them; `amount` is what was seen. */
export const gaveBack = counterEndpoint({
  name: 'counter.orders.gaveBack',
  method: 'POST',
  path: 'Counter/Orders/{id}/GaveBack',
  roles: ['owner'],
  request: v.object({ id, amount }),
  response: counterOrder,
});

/** The shop's own money for the customer's wallet, whatever was paid. */
export const credit = counterEndpoint({
  name: 'counter.orders.credit',
  method: 'POST',
  path: 'Counter/Orders/{id}/Credit',
  roles: ['owner'],
  request: v.object({ id, creditId: ownId, amount, reason }),
  response: counterOrder,
});
