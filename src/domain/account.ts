/** A sign-in of the customer that has not ended (customer-area-173). */
export interface OpenSession {
  id: string;
  /** The device and browser, such as `Android Chrome`; '' if the server does not know them. */
  openedOn: string;
  /** ISO 8601. */
  openedAt: string;
  /** Rounded to the hour. */
  usedAt: string;
  /** The session that sent the request. */
  isThis: boolean;
}
