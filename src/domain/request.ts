/** A request order that the pharmacy has (S2 §3). */
export interface RequestOrder {
  id: string;
  orderNo: string;
  remarks: string;
  status: string;
  createdAt: string;
}

/** What a delivered letter is answered with; a host of the documents alone may leave both ''. */
export interface Receipt {
  id: string;
  /** The number that the customer is told, such as R-1234. */
  orderNo: string;
}

/** What the pharmacy knows of a letter that was sent earlier. */
export interface KnownLetter extends Receipt {
  letterId: string;
  receivedAt: string;
}
