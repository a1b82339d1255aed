/**
 * What each kind of submission holds, where it goes, and what proves its arrival.
 * A later kind adds a row here; nothing else in the outbox knows kinds.
 */
import * as v from 'valibot';
import type { Asked, Endpoint } from '#contract/endpoint.ts';
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
import { keepPlaced } from './placed.ts';
import { photoFileName } from './photo-name.ts';

/** Where a submission goes once its photos are there. */
export interface SubmissionRoute {
  /** null: the photos are all there is to send. */
  endpoint: Endpoint | null;
  /** The body on the wire; throws when the payload is not of this kind. */
  asked: (payload: unknown, photoIds: string[]) => unknown;
  /** The number the customer is told, from an answer that the contract could read; null: no receipt. */
  receiptOf: (answer: unknown) => string | null;
  /** What else of the answer this phone must remember, before the submission counts as sent. */
  keep?: (submissionId: string, answer: unknown) => Promise<void>;
}

/** One row of the table, its types tied together before they are forgotten. */
function route<E extends Endpoint, Payload>(
  endpoint: E,
  payload: v.GenericSchema<unknown, Payload>,
  write: (payload: Payload, photoIds: string[]) => Asked<E>,
  receiptOf: (answer: v.InferOutput<E['answer']>) => string | null,
): SubmissionRoute {
  return {
    endpoint,
    asked: (stored, photoIds) => write(v.parse(payload, stored), photoIds),
    receiptOf,
  };
}

/** A submission whose answer holds no number: that it was answered is the receipt. */
const answeredIsEnough = () => '';

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
    keep: (submissionId, answer) => {
      const { id, orderNo, accessKey } = { id: '', orderNo: '', accessKey: '', ...Object(answer) };
      return keepPlaced(submissionId, { id, orderNo, accessKey });
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
    answeredIsEnough,
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
    answeredIsEnough,
  ),
  review: route(
    review,
    payloads.review,
    (payload) => ({ Content: payload.content }),
    answeredIsEnough,
  ),
  comment: route(
    comment,
    payloads.comment,
    (payload) => ({ ProductId: payload.productId, Content: payload.content }),
    answeredIsEnough,
  ),
  complaint: route(
    complaint,
    payloads.complaint,
    (payload) => ({ ContentTitle: payload.type, Content: payload.text, Remarks: '' }),
    answeredIsEnough,
  ),
  seen: route(seen, payloads.seen, () => ({}), answeredIsEnough),
  /** Saved to the profile: each upload is one prescription. */
  prescription: { endpoint: null, asked: () => null, receiptOf: answeredIsEnough },
};

/** Where submissions of this kind go. */
export function routeOf(kind: SubmissionKind): SubmissionRoute {
  return routes[kind];
}

/** The way of a photo: one keyed upload each. */
export const photoRoute = {
  endpoint: upload,
  asked: (photo: SubmissionPhoto, bytes: ArrayBuffer): Asked<typeof upload> => ({
    Img: new File([bytes], photoFileName(photo), { type: photo.mime }),
    From: uploadedFrom,
    Description: '',
  }),
  receiptOf: (answer: string): string | null => answer || null,
};
