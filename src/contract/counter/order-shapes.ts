/** One order as the counter reads it: our own names, money in whole paisa, times as ISO text. */
import * as v from 'valibot';
import { orderStatuses } from '#domain/order.ts';
import { worker } from './queue.ts';

export const paisa = v.pipe(v.number(), v.integer(), v.minValue(0));
export const moment = v.pipe(v.string(), v.isoTimestamp());

/** The name of the staff member, and the time. */
const done = v.object({ by: v.string(), at: moment });

const line = v.object({
  id: v.number(),
  productId: v.string(),
  name: v.string(),
  /** '' if the catalogue has none, or no longer has the product. */
  nameBn: v.string(),
  strength: v.string(),
  /** '' if the product is no longer in the catalogue. */
  form: v.string(),
  company: v.string(),
  genericName: v.string(),
  category: v.string(),
  image: v.string(),
  quantity: v.number(),
  /** The list price and the discount of one unit. */
  unitPrice: paisa,
  discount: paisa,
  total: paisa,
  isPrescriptionRequired: v.boolean(),
  /** When it was taken from the shelf; null until then. */
  picked: v.nullable(done),
});

const payment = v.object({
  id: v.string(),
  /** The means of payment: bKash, Cash. */
  service: v.string(),
  /** The payer's transaction number; '' if there is none. */
  reference: v.string(),
  amount: paisa,
  /** Unverified, or Refused: the customer has reported it by its transaction id (counter-350). */
  status: v.picklist(['Pending', 'Success', 'Failed', 'Cancelled', 'Unverified', 'Refused']),
  at: moment,
  /**
   * The reason why the payment partner wants the payer checked; '' if there is none (payments-42).
   */
  risk: v.string(),
  /** The staff member who took a payment by hand; '' for a payment through the partner. */
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

/** A file of the order. Its bytes are at `photoPath`. */
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
    /** Home, Office or Other; '' if the phone did not send it. */
    addressType: v.string(),
    address: v.string(),
    area: v.string(),
    district: v.string(),
    division: v.string(),
  }),
  /** The account of the order; null for a guest's. `wallet` is its balance. */
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
    /** Reported by the customer and to be verified. It is no part of `paid`. */
    unverified: paisa,
    cashback: paisa,
    refunded: paisa,
    /** The amount that the owner may still refund. */
    refundable: paisa,
    /** The amount that a guest must get back by hand. */
    owedBack: paisa,
  }),
  payments: v.array(payment),
  refunds: v.array(refund),
  /** The order contains a product that requires a prescription. */
  needsCheck: v.boolean(),
  /**
   * The pharmacist who checked the prescriptions, and the reason if the order may go without one.
   */
  check: v.nullable(v.object({ ...done.entries, note: v.string() })),
  prescriptionCount: v.number(),
  /** Empty for roles that may not open them. */
  photos: v.array(photo),
  /** True if no stock is reserved for the order: confirming takes its units (checkout-119). */
  isNothingKept: v.boolean(),
  history: v.array(
    v.object({ status: v.picklist(orderStatuses), at: moment, by: v.string(), note: v.string() }),
  ),
  /** The staff member who works on it; null if nobody does (counter-230). */
  worker: v.nullable(worker),
});

export type CounterOrder = v.InferOutput<typeof counterOrder>;
export type CounterOrderLine = CounterOrder['lines'][number];
