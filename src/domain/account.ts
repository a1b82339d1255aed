/** One sign-in of the customer that has not ended (customer-area-173). */
export interface OpenSession {
  id: string;
  /** What it was opened on, such as `Android Chrome`; '' where the shop does not know. */
  openedOn: string;
  /** ISO 8601. */
  openedAt: string;
  /** To the hour. */
  usedAt: string;
  /** The one that asks. */
  isThis: boolean;
}
