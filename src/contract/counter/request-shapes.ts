/** What the counter shows of one request. */
import * as v from 'valibot';
import { maxUnits } from '#domain/bag.ts';
import { requestStatuses } from '#domain/request.ts';
import { worker } from './queue.ts';

const moment = v.pipe(v.string(), v.isoTimestamp());
export const paisa = v.pipe(v.number(), v.integer(), v.minValue(0));
export const units = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxUnits));
export const rowId = v.pipe(v.number(), v.integer(), v.minValue(1));

/** A product of the catalogue, as the shop's own screens have it (`#domain/product.ts`), without its long text. */
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

/** What was answered about a medicine. */
const answered = v.variant('kind', [
  v.object({
    kind: v.literal('product'),
    /** As it is in the catalogue now; null where it is gone. */
    product: v.nullable(counterProduct),
    productId: v.string(),
    /** As it was when it was answered. */
    name: v.string(),
    strength: v.string(),
    isSubstitute: v.boolean(),
    /** Of one unit, in paisa, as the customer was told. */
    unitPrice: paisa,
    /** What can be had of it. */
    quantity: units,
  }),
  /** A price alone, by the pharmacist or the command line: it makes no line of an order. */
  v.object({ kind: v.literal('price'), unitPrice: paisa, quantity: units }),
  v.object({ kind: v.literal('none') }),
]);

const row = v.object({
  id: rowId,
  /** From 1. */
  position: v.number(),
  name: v.string(),
  strength: v.string(),
  quantity: units,
  /** Read from a photo by the pharmacist, not written by the customer. */
  isAdded: v.boolean(),
  /** Null before the first answer. */
  answer: v.nullable(answered),
  /** How many there were when the customer wanted to accept; null where that was enough. */
  shortLeft: v.nullable(v.number()),
});

/** A photo or document: its bytes are at {@link photoPath}. */
const photo = v.object({
  id: v.string(),
  kind: v.picklist(['picture', 'pdf', 'document']),
  mime: v.string(),
  /** Bytes. */
  size: v.number(),
  /** 1 for a picture; null where that is not known. */
  pages: v.nullable(v.number()),
  createdAt: moment,
});

const event = v.object({
  at: moment,
  status: v.picklist(requestStatuses),
  /** Who did it: somebody's name at the counter or on the machine; '' for the customer. */
  by: v.string(),
  note: v.string(),
});

const charge = v.object({ standard: paisa, threshold: paisa, reduced: paisa });

/** Everything of one request. */
export const details = v.object({
  id: v.string(),
  number: v.string(),
  status: v.picklist(requestStatuses),
  createdAt: moment,
  remarks: v.string(),
  isGuest: v.boolean(),
  /** The customer's number, else the receiver's; '' where none was given. Whom to call is the receiver, where one has a number. */
  phone: v.string(),
  /** Null where the request has none: then it is the customer's latest one that an answer uses, or none. */
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
  /** What delivery there costs, as at the checkout (`deliveryChargeFor`); null without an address. */
  charge: v.nullable(charge),
  rows: v.array(row),
  photos: v.array(photo),
  history: v.array(event),
  /** Null before the first answer. */
  answer: v.nullable(
    v.object({
      at: v.nullable(moment),
      by: v.string(),
      note: v.string(),
      /** The sum of the rows; null where only a total was said, by the command line. */
      goods: v.nullable(paisa),
      /** Null where no address was known, or by the command line. */
      deliveryCharge: v.nullable(paisa),
      /** What the customer was told that it comes to. */
      total: paisa,
      /** True where the customer can accept it with one tap. */
      canBeAccepted: v.boolean(),
    }),
  ),
  /** When the customer wanted to accept and there was not enough: it waits for another answer. */
  fellShortAt: v.nullable(moment),
  /** Counts its answers and moves: what is sent with an answer or a move, so that nobody writes over another's. */
  version: v.pipe(v.number(), v.integer()),
  /** True while an answer may be given or changed. */
  canBeAnswered: v.boolean(),
  /** The statuses that it may be moved to by hand; none where its order leads it. */
  moves: v.array(v.picklist(requestStatuses)),
  /** The order that it became; null where it has not. */
  order: v.nullable(v.object({ id: v.string(), number: v.string() })),
  worker: v.nullable(worker),
});

export type CounterRequest = v.InferOutput<typeof details>;
