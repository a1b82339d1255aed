/**
 * What each kind of submission holds, where it goes, and what proves its arrival.
 * A later kind adds a row here; nothing else in the outbox knows kinds.
 */
import * as v from 'valibot';
import type { RequestInput, Endpoint } from '#contract/endpoint.ts';
import { add as comment } from '#contract/comments.ts';
import { add as complaint } from '#contract/complaints.ts';
import { add as contact } from '#contract/contact.ts';
import { seen } from '#contract/notifications.ts';
import { uploadedFrom, upload } from '#contract/prescriptions.ts';
import { requestStock } from '#contract/stock.ts';
import { add as requestOrder, linesOnWire } from '#contract/requests.ts';
import { add as review } from '#contract/reviews.ts';
import { place as placeOrder } from '#contract/orders.ts';
import { orderOnWire, storedOrder } from '#contract/stored-order.ts';
import { shippingOnWire } from '#contract/shipping.ts';
import type { SubmissionKind, SubmissionPhoto } from '#domain/submission.ts';
import { rowsToSend } from '#domain/request-order.ts';
import * as payloads from './payloads.ts';
import { storeOrderResponse } from './order-responses.ts';
import { photoFileName } from './photo-name.ts';

/** Where a submission goes once its photos are there. */
export interface SubmissionRoute {
  /** null: the photos are all there is to send. */
  endpoint: Endpoint | null;
  /** The body on the wire; throws when the payload is not of this kind. */
  dataOf: (payload: unknown, photoIds: string[]) => unknown;
  /** The number the customer is told, from a response that the contract could read; null: no receipt. */
  receiptOf: (response: unknown) => string | null;
  /** What else of the response this phone must store, before the submission counts as sent. */
  storeResponse?: (submissionId: string, response: unknown) => Promise<void>;
}

/** One row of the table, its types tied together before they are forgotten. */
function route<E extends Endpoint, Payload>(
  endpoint: E,
  payload: v.GenericSchema<unknown, Payload>,
  write: (payload: Payload, photoIds: string[]) => RequestInput<E>,
  receiptOf: (response: v.InferOutput<E['response']>) => string | null,
): SubmissionRoute {
  return {
    endpoint,
    dataOf: (stored, photoIds) => write(v.parse(payload, stored), photoIds),
    receiptOf,
  };
}

/** A submission whose answer holds no number: that it was answered is the receipt. */
const withoutNumber = () => '';

const routes: Record<SubmissionKind, SubmissionRoute> = {
  'request-order': route(
    requestOrder,
    payloads.requestOrder,
    (payload, photoIds) => ({
      ...linesOnWire(rowsToSend(payload.rows)),
      ImgId: [...photoIds, ...payload.prescriptionIds],
      Remarks: payload.remarks,
      address: payload.address && shippingOnWire(payload.address),
    }),
    (receipt) => receipt.orderNo || receipt.id,
  ),
  order: {
    ...route(placeOrder, storedOrder, orderOnWire, (placed) => placed.orderNo || placed.id),
    storeResponse: (submissionId, response) => {
      const { id, orderNo, accessKey } = {
        id: '',
        orderNo: '',
        accessKey: '',
        ...Object(response),
      };
      return storeOrderResponse(submissionId, { id, orderNo, accessKey });
    },
  },
  'product-request': route(
    requestStock,
    payloads.productRequest,
    (payload) => ({
      ProductId: payload.productId,
      Phone: payload.phone,
      Quantity: payload.quantity,
    }),
    withoutNumber,
  ),
  contact: route(
    contact,
    payloads.contact,
    (payload) => ({
      Name: payload.name,
      Mobile: payload.phone,
      Email: payload.email,
      Massege: payload.message,
    }),
    withoutNumber,
  ),
  review: route(
    review,
    payloads.review,
    (payload) => ({ Content: payload.content }),
    withoutNumber,
  ),
  comment: route(
    comment,
    payloads.comment,
    (payload) => ({ ProductId: payload.productId, Content: payload.content }),
    withoutNumber,
  ),
  complaint: route(
    complaint,
    payloads.complaint,
    (payload) => ({ ContentTitle: payload.type, Content: payload.text, Remarks: '' }),
    withoutNumber,
  ),
  seen: route(seen, payloads.seen, () => ({}), withoutNumber),
  /** Saved to the profile: each upload is one prescription. */
  prescription: { endpoint: null, dataOf: () => null, receiptOf: withoutNumber },
};

/** Where submissions of this kind go. */
export function routeOf(kind: SubmissionKind): SubmissionRoute {
  return routes[kind];
}

/** The way of a photo: an upload with a key of its own each. */
export const photoRoute = {
  endpoint: upload,
  dataOf: (photo: SubmissionPhoto, bytes: ArrayBuffer): RequestInput<typeof upload> => ({
    Img: new File([bytes], photoFileName(photo), { type: photo.mime }),
    From: uploadedFrom,
    Description: '',
  }),
  receiptOf: (response: string): string | null => response || null,
};
