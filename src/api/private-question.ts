/** A question about one customer's own things; who asks it puts the customer's name before its key. */
export interface PrivateQuestion<Answer> {
  key: readonly (string | number)[];
  /** Throws an ApiFailure, after ten seconds at the latest. */
  ask: (signal: AbortSignal) => Promise<Answer>;
}
