/** Something the shop tells its customer (S2 §3). */
export interface Notification {
  /** '' where the host gives none. */
  id: string;
  content: string;
  /** '' where the host speaks one language only. */
  contentBn: string;
  isNew: boolean;
  /** What it is about, such as 'Order Status Changed', 'Cashback Offer' or 'PRODUCT'. */
  reference: string;
  referenceId: string;
  createdAt: string | null;
}
