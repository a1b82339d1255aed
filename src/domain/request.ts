import type { RequestRow } from './request-order.ts';

/** A request order that the pharmacy has (customer-area-97). */
export interface RequestOrder {
  id: string;
  orderNo: string;
  remarks: string;
  status: string;
  createdAt: string;
  /** What the pharmacy answered that it comes to, in paisa; null before that. */
  total: number | null;
  /** What it said beside; ''. */
  note: string;
}

/** A medicine of a request, with what one piece costs once the pharmacy has answered. */
export interface RequestedMedicine extends RequestRow {
  /** In paisa; null before the answer, or where it cannot be had. */
  unitPrice: number | null;
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
