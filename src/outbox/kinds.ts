/**
 * What each kind of letter holds, where it goes, and what proves its arrival.
 * A later kind adds a row here; nothing else in the outbox knows kinds.
 */
import * as v from 'valibot';
import type { Asked, Endpoint } from '#contract/endpoint.ts';
import { uploadedFrom, upload } from '#contract/prescriptions.ts';
import { requestStock } from '#contract/products.ts';
import { add as requestOrder, linesOnWire } from '#contract/requests.ts';
import { shippingOnWire } from '#contract/shipping.ts';
import type { ShippingAddress } from '#domain/address.ts';
import type { LetterKind, LetterPhoto } from '#domain/outbox-letter.ts';
import { rowsToSend, type RequestRow } from '#domain/request-order.ts';
import { photoFileName } from './photo-name.ts';

/** Where a letter goes once its photos are there. */
export interface LetterRoute {
  /** null: the photos are all there is to send. */
  endpoint: Endpoint | null;
  /** The body on the wire; throws when the payload is not of this kind. */
  asked: (payload: unknown, photoIds: string[]) => unknown;
  /** The number the customer is told, from an answer that the contract could read; null: no receipt. */
  receiptOf: (answer: unknown) => string | null;
}

/** The payload of a `request-order`: what the form holds; the phone's own fields beside it are left alone. */
export interface RequestOrderPayload {
  rows: RequestRow[];
  remarks: string;
  address: ShippingAddress | null;
  /** Saved prescriptions that were chosen, beside the letter's own photos. */
  prescriptionIds: string[];
}

/** The payload of a `product-request` (the out-of-stock form). */
export interface ProductRequestPayload {
  productId: string;
  phone: string;
  quantity: number;
}

const place = v.object({
  id: v.string(),
  name: v.string(),
  nameBn: v.string(),
  charge: v.nullable(
    v.object({ standard: v.number(), threshold: v.number(), reduced: v.number() }),
  ),
});

const requestOrderPayload = v.object({
  rows: v.array(v.object({ name: v.string(), strength: v.string(), quantity: v.number() })),
  remarks: v.string(),
  address: v.nullable(
    v.object({
      receiverName: v.string(),
      receiverPhone: v.string(),
      customerPhone: v.string(),
      division: v.nullable(place),
      district: v.nullable(place),
      area: v.nullable(place),
      address: v.string(),
    }),
  ),
  prescriptionIds: v.array(v.string()),
}) satisfies v.GenericSchema<unknown, RequestOrderPayload>;

const productRequestPayload = v.object({
  productId: v.string(),
  phone: v.string(),
  quantity: v.number(),
}) satisfies v.GenericSchema<unknown, ProductRequestPayload>;

/** One row of the table, its types tied together before they are forgotten. */
function route<E extends Endpoint, Payload>(
  endpoint: E,
  payload: v.GenericSchema<unknown, Payload>,
  write: (payload: Payload, photoIds: string[]) => Asked<E>,
  receiptOf: (answer: v.InferOutput<E['answer']>) => string | null,
): LetterRoute {
  return {
    endpoint,
    asked: (stored, photoIds) => write(v.parse(payload, stored), photoIds),
    receiptOf,
  };
}

/** A letter whose answer holds no number: that it was answered is the receipt. */
const answeredIsEnough = () => '';

const routes: Partial<Record<LetterKind, LetterRoute>> = {
  'request-order': route(
    requestOrder,
    requestOrderPayload,
    (payload, photoIds) => ({
      ...linesOnWire(rowsToSend(payload.rows)),
      ImgId: [...photoIds, ...payload.prescriptionIds],
      Remarks: payload.remarks,
      address: payload.address && shippingOnWire(payload.address),
    }),
    (receipt) => receipt.orderNo || receipt.id,
  ),
  'product-request': route(
    requestStock,
    productRequestPayload,
    (payload) => ({
      ProductId: payload.productId,
      Phone: payload.phone,
      Quantity: payload.quantity,
    }),
    answeredIsEnough,
  ),
  prescription: { endpoint: null, asked: () => null, receiptOf: answeredIsEnough },
};

/** Where letters of this kind go; null when this version of the app does not know the kind. */
export function routeOf(kind: LetterKind): LetterRoute | null {
  return routes[kind] ?? null;
}

/** The way of a photo: one keyed upload each. */
export const photoRoute = {
  endpoint: upload,
  asked: (photo: LetterPhoto, bytes: ArrayBuffer): Asked<typeof upload> => ({
    Img: new File([bytes], photoFileName(photo), { type: photo.mime }),
    From: uploadedFrom,
    Description: '',
  }),
  receiptOf: (answer: string): string | null => answer || null,
};
