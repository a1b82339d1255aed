import type { Paisa } from '#domain/money.ts';
import type { RequestRow } from './request-order.ts';

/** The statuses of a request, in order of progress. */
export const requestStatuses = [
  'Pending',
  'Answered',
  'Confirmed',
  'Processing',
  'Delivering',
  'Delivered',
  'Cancelled',
] as const;

export type RequestStatus = (typeof requestStatuses)[number];

/** A request order that the pharmacy has received (customer-area-97). */
export interface RequestOrder {
  id: string;
  orderNo: string;
  remarks: string;
  status: string;
  createdAt: string;
  /** The total of the pharmacy's quote, in paisa; null before the quote. */
  total: Paisa | null;
  /** The pharmacy's remark on its quote, or ''. */
  note: string;
  /** The price of the medicines, and of their delivery; null if the quote does not contain it. */
  goods: Paisa | null;
  deliveryCharge: Paisa | null;
  /** The version of the quote; 0 before the first one, and if the host does not send it. */
  version: number;
  /** True if the customer can order with one tap. */
  canBeAccepted: boolean;
  /** The delivery address of the order in one line; '' if it is unknown. */
  destination: string;
  /** The order that was made from this request. */
  placed: { id: string; orderNo: string } | null;
}

/** A medicine of a request, with the price of one piece once the pharmacy has quoted. */
export interface RequestedMedicine extends RequestRow {
  /** In paisa; null before the quote, or if the medicine is not available. */
  unitPrice: Paisa | null;
  /** The available quantity; 0 before the quote, or if none is available. */
  available: number;
  /** Added by the pharmacist from a prescription. */
  isAdded: boolean;
  /** The offered product; null if there is none. */
  offer: OfferedProduct | null;
}

/** A product of the catalogue that the pharmacy offers for a requested medicine. */
export interface OfferedProduct {
  productId: string;
  name: string;
  /** '' if no Bengali name is known. */
  nameBn: string;
  strength: string;
  company: string;
  image: string;
  permalink: string;
  /** A substitute for the requested medicine: the same generic, strength and form. */
  isSubstitute: boolean;
}

/** The response to a delivered submission. A legacy host may leave both fields ''. */
export interface Receipt {
  id: string;
  /** The number for the customer, such as R-1234. */
  orderNo: string;
}

/** The pharmacy's record of a submission that was sent earlier. */
export interface ReceivedSubmission extends Receipt {
  submissionId: string;
  receivedAt: string;
}
