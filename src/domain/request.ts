import type { Paisa } from '#domain/money.ts';
import type { RequestRow } from './request-order.ts';

/** What becomes of a request, from the first to the last. */
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

/** A request order that the pharmacy has (customer-area-97). */
export interface RequestOrder {
  id: string;
  orderNo: string;
  remarks: string;
  status: string;
  createdAt: string;
  /** What the pharmacy answered that it comes to, in paisa; null before that. */
  total: Paisa | null;
  /** What it said beside; ''. */
  note: string;
  /** What the medicines come to, and delivering them; null where that was not said. */
  goods: Paisa | null;
  deliveryCharge: Paisa | null;
  /** Which answer this is; 0 before the first, and at a host that does not say. */
  version: number;
  /** True where the customer can make an order of it with one tap. */
  canBeAccepted: boolean;
  /** Where the order would go, in one line; '' where that is not known. */
  destination: string;
  /** The order that it has become. */
  placed: { id: string; orderNo: string } | null;
}

/** A medicine of a request, with what one piece costs once the pharmacy has answered. */
export interface RequestedMedicine extends RequestRow {
  /** In paisa; null before the answer, or where it cannot be had. */
  unitPrice: Paisa | null;
  /** How many of it can be had; 0 before the answer, and where none can. */
  available: number;
  /** Read from a prescription by the pharmacist. */
  isAdded: boolean;
  /** The product that is offered; null for none. */
  offer: OfferedProduct | null;
}

/** A product of the catalogue that the pharmacy offers for what was asked. */
export interface OfferedProduct {
  productId: string;
  name: string;
  /** '' where no Bengali name is known. */
  nameBn: string;
  strength: string;
  company: string;
  image: string;
  permalink: string;
  /** In the place of what was asked for: the same generic, strength and form. */
  isSubstitute: boolean;
}

/** What a delivered submission is answered with; a legacy host may leave both ''. */
export interface Receipt {
  id: string;
  /** The number that the customer is told, such as R-1234. */
  orderNo: string;
}

/** What the pharmacy knows of a submission that was sent earlier. */
export interface ReceivedSubmission extends Receipt {
  submissionId: string;
  receivedAt: string;
}
