/**
 * Request orders: medicines by name, with prescriptions (request-order-32). `request-quotes.ts`
 * has the calls for the quote.
 */
import * as v from 'valibot';
import type { ReceivedSubmission, Receipt } from '#domain/request.ts';
import { requestTotals, type RequestRow } from '#domain/request-order.ts';
import { endpoint } from './endpoint.ts';
import { byId, pageQuery, wireList, wirePage } from './lists.ts';
import { prescription } from './prescriptions.ts';
import { requestedMedicine, requestOrder } from './request-shapes.ts';
import { shippingAddress, shippingExtras } from './shipping.ts';
import {
  isRecord,
  tidied,
  wireId,
  wireInteger,
  wireIntegerOrZero,
  wireObject,
  wireText,
} from './wire.ts';
import { wireActivityId } from './wire-ids.ts';
import { wireMoment } from './wire-moment.ts';

/** Maximum number of lines, and of prescriptions, in one request (request-order-15). */
const maxLines = 100;

/** The response to a submission: an object, a bare id, or nothing at a legacy host. */
export const receipt = v.pipe(
  tidied(wireObject({ Id: wireText, OrderNo: wireText }), (value) =>
    isRecord(value) ? value : { Id: value },
  ),
  // An Id of 0 in the envelope means "no error" and is not an order's id.
  v.transform((wire): Receipt => ({ id: wire.Id === '0' ? '' : wire.Id, orderNo: wire.OrderNo })),
);

const lineOnWire = wireObject({
  Name: wireText,
  Strength: wireText,
  Quantity: wireInteger,
  /** Counts from 1. */
  Position: wireInteger,
});

export const add = endpoint({
  name: 'requests.add',
  method: 'POST',
  path: 'RequestOrderArea/RequestOrder/Add',
  activity: 'ActivityId',
  idempotent: true,
  extras: shippingExtras,
  request: v.pipe(
    wireObject({
      TotalItem: wireIntegerOrZero,
      TotalQuantity: wireIntegerOrZero,
      Items: v.pipe(
        tidied(v.array(lineOnWire), (value) => value ?? []),
        v.maxLength(maxLines),
      ),
      ImgId: v.pipe(
        tidied(v.array(wireId), (value) => value ?? []),
        v.maxLength(maxLines),
      ),
      ActivityId: wireActivityId,
      Remarks: wireText,
      address: v.optional(v.nullable(shippingAddress), null),
    }),
    // The totals are for a legacy host; our server computes them itself (shell-101).
    v.transform((request) => ({
      lines: request.Items.toSorted((a, b) => a.Position - b.Position).map((line): RequestRow => ({
        name: line.Name,
        strength: line.Strength,
        quantity: line.Quantity,
      })),
      prescriptionIds: request.ImgId,
      activityId: request.ActivityId,
      remarks: request.Remarks,
      address: request.address,
    })),
  ),
  response: receipt,
});

/** The lines and totals of a request for {@link add}. The client adds the ActivityId. */
export function linesOnWire(lines: readonly RequestRow[]) {
  const { items: TotalItem, quantity: TotalQuantity } = requestTotals(lines);
  return {
    TotalItem,
    TotalQuantity,
    Items: lines.map((line, index) => ({
      Name: line.name,
      Strength: line.strength,
      Quantity: line.quantity,
      Position: index + 1,
    })),
  };
}

export const list = endpoint({
  name: 'requests.list',
  method: 'GET',
  path: 'RequestOrderArea/RequestOrder/Get',
  request: pageQuery({ usual: 5, max: 100 }),
  response: wirePage(requestOrder),
  access: 'customer',
});

export const items = endpoint({
  name: 'requests.items',
  method: 'GET',
  path: 'RequestOrderArea/RequestOrder/Items/{id}',
  request: byId,
  response: wireList(requestedMedicine),
  access: 'customer',
});

export const prescriptions = endpoint({
  name: 'requests.prescriptions',
  method: 'GET',
  path: 'RequestOrderArea/RequestOrder/Prescriptions/{id}',
  request: byId,
  response: wireList(prescription),
  access: 'customer',
});

const submissionsAsked = v.pipe(
  wireObject({ Ids: v.pipe(v.array(wireId), v.maxLength(100)) }),
  v.transform((request) => ({ submissionIds: request.Ids })),
);

const received = wireList(
  v.pipe(
    wireObject({ LetterId: wireId, Id: wireId, OrderNo: wireText, ReceivedAt: wireMoment }),
    v.transform((wire): ReceivedSubmission => ({
      submissionId: wire.LetterId,
      id: wire.Id,
      orderNo: wire.OrderNo,
      receivedAt: wire.ReceivedAt,
    })),
  ),
);

/**
 * Returns those of the given submissions that the pharmacy has. It needs a session or a submission
 * grant, and returns only the caller's own.
 */
export const status = endpoint({
  name: 'requests.status',
  method: 'POST',
  path: 'RequestOrderArea/RequestOrder/Status',
  added: true,
  request: submissionsAsked,
  response: received,
});

/**
 * As `status`, and cancels the others: a submission that arrives later under such an id is refused
 * (offline-181).
 */
export const takeBack = endpoint({
  name: 'requests.takeBack',
  method: 'POST',
  path: 'RequestOrderArea/RequestOrder/TakeBack',
  added: true,
  request: submissionsAsked,
  response: received,
});
