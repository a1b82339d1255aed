/** What went wrong with a call, as a value: the text is chosen by `text/errors.ts`. */
export type FailureReason =
  /** The network did not carry it: no answer of the server. */
  | { kind: 'unreachable' }
  /** The network is up but silent: no answer within the time that a screen waits. */
  | { kind: 'tooSlow' }
  /** Not JSON, or not what was agreed: no answer of the server either. */
  | { kind: 'unreadable' }
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
export function isUnanswered({ kind }: FailureReason): boolean {
  return kind === 'unreachable' || kind === 'tooSlow';
}

/** The reason of any thrown thing; what is no ApiFailure is `unreadable`. */
export function reasonOf(error: unknown): FailureReason {
  return error instanceof ApiFailure ? error.reason : { kind: 'unreadable' };
}
