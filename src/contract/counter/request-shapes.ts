/** One request, as the counter shows it. */
import * as v from 'valibot';
import { maxUnits } from '#domain/bag.ts';
import { requestStatuses } from '#domain/request.ts';
import { worker } from './queue.ts';

const moment = v.pipe(v.string(), v.isoTimestamp());
export const paisa = v.pipe(v.number(), v.integer(), v.minValue(0));
export const units = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxUnits));
export const rowId = v.pipe(v.number(), v.integer(), v.minValue(1));

/** A product of the catalogue, as in the shop (`#domain/product.ts`), without its long text. */
export const counterProduct = v.object({
  id: v.string(),
  name: v.string(),
  nameBn: v.string(),
  strength: v.string(),
  genericName: v.string(),
  form: v.string(),
  company: v.string(),
  listPrice: paisa,
  discount: paisa,
  discountPercent: v.number(),
  stock: v.number(),
  pack: v.nullable(v.object({ name: v.string(), pieces: v.number() })),
  isPrescriptionRequired: v.boolean(),
  image: v.string(),
  details: v.string(),
  permalink: v.string(),
  categoryId: v.string(),
  categoryName: v.string(),
});

export type CounterProduct = v.InferOutput<typeof counterProduct>;

/** The quote for a medicine. */
const quotedMedicine = v.variant('kind', [
  v.object({
    kind: v.literal('product'),
    /** As it is in the catalogue now; null if it is no longer there. */
    product: v.nullable(counterProduct),
    productId: v.string(),
    /** As it was when the request was quoted. */
    name: v.string(),
    strength: v.string(),
    isSubstitute: v.boolean(),
    /** Of one unit, in paisa, as the customer was told. */
    unitPrice: paisa,
    /** The available quantity. */
    quantity: units,
  }),
  /** Only a price, from the pharmacist or the command line. It cannot become a line of an order. */
  v.object({ kind: v.literal('price'), unitPrice: paisa, quantity: units }),
  v.object({ kind: v.literal('none') }),
]);

const row = v.object({
  id: rowId,
  /** Counted from 1. */
  position: v.number(),
  name: v.string(),
  strength: v.string(),
  quantity: units,
  /** Added by the pharmacist from a photo, not written by the customer. */
  isAdded: v.boolean(),
  /** Null before the first quote. */
  answer: v.nullable(quotedMedicine),
  /** The stock when the customer tried to accept; null if it was enough. */
  shortLeft: v.nullable(v.number()),
});

/** A photo or document. Its bytes are at {@link photoPath}. */
const photo = v.object({
  id: v.string(),
  kind: v.picklist(['picture', 'pdf', 'document']),
  mime: v.string(),
  /** Bytes. */
  size: v.number(),
  /** 1 for a picture; null if unknown. */
  pages: v.nullable(v.number()),
  createdAt: moment,
});

const event = v.object({
  at: moment,
  status: v.picklist(requestStatuses),
  /** The staff member or operator who did it; '' for the customer. */
  by: v.string(),
  note: v.string(),
});

const charge = v.object({ standard: paisa, threshold: paisa, reduced: paisa });

/** One request with all data. */
export const details = v.object({
  id: v.string(),
  number: v.string(),
  status: v.picklist(requestStatuses),
  createdAt: moment,
  remarks: v.string(),
  isGuest: v.boolean(),
  /**
   * The customer's number, otherwise the receiver's; '' if none was given. Staff call the receiver
   * if there is a number.
   */
  phone: v.string(),
  /**
   * Null if the request has no address. A quote then uses the address of the customer's latest
   * order, if any.
   */
  receiver: v.nullable(
    v.object({
      name: v.string(),
      phone: v.string(),
      division: v.string(),
      district: v.string(),
      area: v.string(),
      address: v.string(),
    }),
  ),
  /**
   * The delivery charges of its district, as at the checkout (`deliveryChargeFor`); null without an
   * address.
   */
  charge: v.nullable(charge),
  rows: v.array(row),
  photos: v.array(photo),
  history: v.array(event),
  /** Null before the first quote. */
  answer: v.nullable(
    v.object({
      at: v.nullable(moment),
      by: v.string(),
      note: v.string(),
      /** The sum of the rows; null if the command line quoted with only a total. */
      goods: v.nullable(paisa),
      /** Null if there was no address, or if the command line quoted. */
      deliveryCharge: v.nullable(paisa),
      /** The total that the customer was told. */
      total: paisa,
      /** True if the customer can accept it with one tap. */
      canBeAccepted: v.boolean(),
    }),
  ),
  /** When the customer tried to accept although the stock was too low: it needs another quote. */
  fellShortAt: v.nullable(moment),
  /**
   * Counts quotes and moves. It is sent with each of them, so that nobody overwrites another's
   * change.
   */
  version: v.pipe(v.number(), v.integer()),
  /** True while the request may be quoted or its quote changed. */
  canBeAnswered: v.boolean(),
  /** The statuses to which it may be moved by hand; none if its order determines the status. */
  moves: v.array(v.picklist(requestStatuses)),
  /** The order that was made of it; null if there is none. */
  order: v.nullable(v.object({ id: v.string(), number: v.string() })),
  worker: v.nullable(worker),
});

export type CounterRequest = v.InferOutput<typeof details>;
