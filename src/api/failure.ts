/** What went wrong with a call, as a value: the text is chosen by `text/errors.ts`. */
export type FailureReason =
  /** The network did not carry it: no answer of the server. */
  | { kind: 'unreachable' }
  /** The network is up but silent: no answer within the time that a screen waits. */
  | { kind: 'tooSlow' }
  /** JSON that is not what was agreed: no answer of the server either. */
  | { kind: 'unreadable' }
  /** A page in its place: a captive portal or a proxy answered, not the shop. */
  | { kind: 'stranger' }
  /** A status that is not 2xx. */
  | { kind: 'status'; status: number }
  /** The server's own no: `IsError` with its Id and Msg. */
  | { kind: 'refused'; code: string; message: string };

export class ApiFailure extends Error {
  readonly reason: FailureReason;

  constructor(reason: FailureReason, options?: ErrorOptions) {
    super(reason.kind === 'refused' ? reason.message : reason.kind, options);
    this.name = 'ApiFailure';
    this.reason = reason;
  }
}

/** No answer of the shop at all: the network is away, or silent. */
export function hasNoResponse({ kind }: FailureReason): boolean {
  return kind === 'unreachable' || kind === 'tooSlow';
}

/** The reason of any thrown thing; what is no ApiFailure is `unreadable`. */
export function reasonOf(error: unknown): FailureReason {
  return error instanceof ApiFailure ? error.reason : { kind: 'unreadable' };
}

/** The shop itself says that it has not got it, or will not show it. */
export function isGone(error: unknown): boolean {
  const reason = reasonOf(error);
  return reason.kind === 'refused' || (reason.kind === 'status' && reason.status === 404);
}
