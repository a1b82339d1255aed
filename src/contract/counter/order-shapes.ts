/** One order as the counter reads it: own words, money in whole paisa, moments as ISO text. */
import * as v from 'valibot';
import { orderStatuses } from '#domain/order.ts';
import { worker } from './queue.ts';

export const paisa = v.pipe(v.number(), v.integer(), v.minValue(0));
export const moment = v.pipe(v.string(), v.isoTimestamp());

/** Who did something, by name, and when. */
const done = v.object({ by: v.string(), at: moment });

const line = v.object({
  id: v.number(),
  productId: v.string(),
  name: v.string(),
  /** '' where the catalogue has none, or no such product any more. */
  nameBn: v.string(),
  strength: v.string(),
  /** '' where the product is gone from the catalogue. */
  form: v.string(),
  company: v.string(),
  genericName: v.string(),
  category: v.string(),
  image: v.string(),
  quantity: v.number(),
  /** The list price of one unit, and what is taken off it. */
  unitPrice: paisa,
  discount: paisa,
  total: paisa,
  isPrescriptionRequired: v.boolean(),
  /** Taken from the shelf; null until then. */
  picked: v.nullable(done),
});

const payment = v.object({
  id: v.string(),
  /** What it was paid with: bKash, Cash. */
  service: v.string(),
  /** The number of the payer's own transaction; '' where there is none. */
  reference: v.string(),
  amount: paisa,
  status: v.picklist(['Pending', 'Success', 'Failed', 'Cancelled']),
  at: moment,
  /** Why the partner would have the payer checked; '' for no reason (payments-42). */
  risk: v.string(),
  /** Who took it by hand; '' for what came through the partner. */
  takenBy: v.string(),
});

const refund = v.object({
  id: v.string(),
  amount: paisa,
  way: v.picklist(['wallet', 'by-hand']),
  reason: v.string(),
  by: v.string(),
  at: moment,
});

/** A file that came with the order; its bytes stand at `photoPath`. */
const photo = v.object({
  id: v.string(),
  kind: v.picklist(['picture', 'pdf', 'document']),
  createdAt: moment,
});

export const counterOrder = v.object({
  id: v.string(),
  /** `N-1001`. */
  number: v.string(),
  status: v.picklist(orderStatuses),
  createdAt: moment,
  paymentMethod: v.picklist(['CASH_ON_DELIVERY', 'PAY_NOW']),
  remarks: v.string(),
  isAutoOrder: v.boolean(),
  receiver: v.object({
    name: v.string(),
    phone: v.string(),
    /** Home, Office or Other; '' where the phone did not say. */
    addressType: v.string(),
    address: v.string(),
    area: v.string(),
    district: v.string(),
    division: v.string(),
  }),
  /** Whose account it is; null for a guest's. `wallet` is what they have in it. */
  customer: v.nullable(v.object({ name: v.string(), phone: v.string(), wallet: paisa })),
  lines: v.array(line),
  amounts: v.object({
    total: paisa,
    couponDiscount: paisa,
    deliveryCharge: paisa,
    wallet: paisa,
    payable: paisa,
    paid: paisa,
    /** Still to be paid. */
    left: paisa,
    cashback: paisa,
    refunded: paisa,
    /** What the owner may still give back. */
    refundable: paisa,
    /** What a guest is to get back by hand. */
    owedBack: paisa,
  }),
  payments: v.array(payment),
  refunds: v.array(refund),
  /** Something in it goes only against a prescription. */
  needsCheck: v.boolean(),
  /** Who looked at the prescriptions, and why it may go without where they said so. */
  check: v.nullable(v.object({ ...done.entries, note: v.string() })),
  prescriptionCount: v.number(),
  /** None for who may not open them. */
  photos: v.array(photo),
  /** Its units are on the shelf, not kept for it: confirming takes them (checkout-119). */
  isNothingKept: v.boolean(),
  history: v.array(
    v.object({ status: v.picklist(orderStatuses), at: moment, by: v.string(), note: v.string() }),
  ),
  /** Who works on it; null where nobody does (counter-230). */
  worker: v.nullable(worker),
});

export type CounterOrder = v.InferOutput<typeof counterOrder>;
export type CounterOrderLine = CounterOrder['lines'][number];
