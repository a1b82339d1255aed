/** The reason why a call failed. `text/errors.ts` maps it to a sentence. */
export type FailureReason =
  /** The network did not deliver the request or the response. */
  | { kind: 'unreachable' }
  /** The network is up, but no response arrived within the timeout. */
  | { kind: 'tooSlow' }
  /**
   * The response is JSON that does not match the contract, so it does not count as a response of
   * the server.
   */
  | { kind: 'unreadable' }
  /** A captive portal or a proxy responded with its own page instead of the shop. */
  | { kind: 'stranger' }
  /** The status is not 2xx. */
  | { kind: 'status'; status: number }
  /** The server refused: `IsError` with its Id and Msg. */
  | { kind: 'refused'; code: string; message: string };

export class ApiFailure extends Error {
  readonly reason: FailureReason;

  constructor(reason: FailureReason, options?: ErrorOptions) {
    super(reason.kind === 'refused' ? reason.message : reason.kind, options);
    this.name = 'ApiFailure';
    this.reason = reason;
  }
}

/** True if no response arrived, because the network is down or silent. */
export function hasNoResponse({ kind }: FailureReason): boolean {
  return kind === 'unreachable' || kind === 'tooSlow';
}

/** The reason of any thrown value; `unreadable` if it is not an ApiFailure. */
export function reasonOf(error: unknown): FailureReason {
  return error instanceof ApiFailure ? error.reason : { kind: 'unreadable' };
}

/** True if the shop itself responded that the resource does not exist or is not available. */
export function isGone(error: unknown): boolean {
  const reason = reasonOf(error);
  return reason.kind === 'refused' || (reason.kind === 'status' && reason.status === 404);
}
