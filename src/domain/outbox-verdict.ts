/**
 * The meaning of a response for a submission (offline-67 to offline-76). Only a response that
 * certainly comes from the shop can accept or refuse it; any other response means "retry later".
 */
import { retryAfter } from '#domain/outbox-times.ts';

export interface ResponseEnvelope {
  isError: boolean;
  code: string;
  message: string;
  /** The ids in the response's envelope, if any. */
  ids?: readonly string[];
}

/** The outcome of a delivery request, as plain values. */
export type DeliveryResponse =
  | { kind: 'none'; because: 'unreachable' | 'timed-out' }
  | {
      kind: 'response';
      status: number;
      /** The content type is JSON and our marker header is set, so it is not a captive portal. */
      ours: boolean;
      retryAfter: string | null;
      /** Null if the body is not an envelope. */
      envelope: ResponseEnvelope | null;
      /** The number or Id that proves the receipt; null if the response has none. */
      receipt: string | null;
    };

export type Verdict =
  | { kind: 'received'; receipt: string }
  | {
      kind: 'later';
      because: 'unreachable' | 'timed-out' | 'not-us' | 'unreadable' | 'busy';
      status: number;
      /** Retry-After in milliseconds; null if the server did not send it. */
      wait: number | null;
    }
  | { kind: 'in-progress' }
  /** `ids`: the missing uploads, if the host lists them. */
  | { kind: 'upload-missing'; ids: readonly string[]; message: string }
  | { kind: 'unauthorized'; status: number }
  | { kind: 'refused'; status: number; code: string; message: string }
  | { kind: 'too-old' };

/** The envelope's Id tells the two kinds of 409 apart. */
export const conflictCodes = {
  uploadMissing: 'upload-missing',
  inProgress: 'in-progress',
} as const;

const busy = new Set([408, 425, 429]);
const refusals = new Set([400, 413, 415, 422]);

/** Interprets one response. `now` is only used for a Retry-After that is a date. */
export function verdictOf(response: DeliveryResponse, now: string): Verdict {
  if (response.kind === 'none') {
    return { kind: 'later', because: response.because, status: 0, wait: null };
  }
  const { status, envelope } = response;
  const wait = retryAfter(response.retryAfter, now);
  const notNow = (because: 'not-us' | 'unreadable' | 'busy'): Verdict => ({
    kind: 'later',
    because,
    status,
    wait,
  });
  if (busy.has(status) || status >= 500) return notNow('busy');
  if (!response.ours) return notNow('not-us');
  if (status === 401 || status === 403) return { kind: 'unauthorized', status };
  if (status === 426) return { kind: 'too-old' };
  if (!envelope) return notNow('unreadable');
  if (status === 409) return conflict(envelope, notNow('not-us'));
  if (refusals.has(status) || (status === 200 && envelope.isError)) {
    return { kind: 'refused', status, code: envelope.code, message: envelope.message };
  }
  if (status !== 200 && status !== 201) return notNow('not-us');
  if (response.receipt === null) return notNow('unreadable');
  return { kind: 'received', receipt: response.receipt };
}

function conflict({ code, message, ids = [] }: ResponseEnvelope, otherwise: Verdict): Verdict {
  if (code === conflictCodes.uploadMissing) return { kind: 'upload-missing', ids, message };
  if (code === conflictCodes.inProgress) return { kind: 'in-progress' };
  return otherwise;
}
