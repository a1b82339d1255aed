/** A question about one customer's own things; who asks it puts the customer's name before its key. */
export interface PrivateQuestion<Answer> {
  /** Pages of one list differ in their last part alone, a number. */
  key: readonly (string | number)[];
  /** Throws an ApiFailure, after ten seconds at the latest. */
  ask: (signal: AbortSignal) => Promise<Answer>;
}
