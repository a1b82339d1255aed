/** What each kind of submission holds, in our own names, and how it is read back from the phone's storage. */
import * as v from 'valibot';
import type { ShippingAddress } from '#domain/address.ts';
import type { RequestRow } from '#domain/request-order.ts';

/** The payload of a `request-order`: what the form holds; the phone's own fields beside it are left alone. */
export interface RequestOrderPayload {
  rows: RequestRow[];
  remarks: string;
  address: ShippingAddress | null;
  /** Saved prescriptions that were chosen, beside the submission's own photos. */
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

export const requestOrder = v.object({
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

export const productRequest = v.object({
  productId: v.string(),
  phone: v.string(),
  quantity: v.number(),
}) satisfies v.GenericSchema<unknown, ProductRequestPayload>;

/** The payload of a `contact` message (catalogue-108). */
export interface ContactPayload {
  name: string;
  phone: string;
  email: string;
  message: string;
}

export const contact = v.object({
  name: v.string(),
  phone: v.string(),
  email: v.string(),
  message: v.string(),
}) satisfies v.GenericSchema<unknown, ContactPayload>;

/** The payload of a `review` of the shop. */
export interface ReviewPayload {
  content: string;
}

export const review = v.object({ content: v.string() }) satisfies v.GenericSchema<
  unknown,
  ReviewPayload
>;

/** The payload of a `comment` on a product. */
export interface CommentPayload {
  productId: string;
  content: string;
}

export const comment = v.object({
  productId: v.string(),
  content: v.string(),
}) satisfies v.GenericSchema<unknown, CommentPayload>;

/** The payload of a `complaint` (customer-area-133): its type and its text. */
export interface ComplaintPayload {
  type: string;
  text: string;
}

export const complaint = v.object({
  type: v.string(),
  text: v.string(),
}) satisfies v.GenericSchema<unknown, ComplaintPayload>;

/** The payload of `seen`: all notifications were. */
export const seen = v.object({});
