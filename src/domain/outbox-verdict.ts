/**
 * What a response means for a submission (offline-67 to offline-76). Only an
 * answer that is surely the shop's can refuse or accept; everything else means
 * "not now".
 */
import { retryAfter } from '#domain/outbox-times.ts';

export interface AnsweredEnvelope {
  isError: boolean;
  code: string;
  message: string;
  /** The ids that it names; none where it names none. */
  ids?: readonly string[];
}

/** What came back, as plain values. */
export type DeliveryResponse =
  | { kind: 'none'; because: 'unreachable' | 'timed-out' }
  | {
      kind: 'response';
      status: number;
      /** JSON type and our marker header: not a captive portal. */
      ours: boolean;
      retryAfter: string | null;
      /** The envelope, null where the body is none. */
      envelope: AnsweredEnvelope | null;
      /** The number or Id that proves the receipt; null where the answer holds none. */
      receipt: string | null;
    };

export type Verdict =
  | { kind: 'received'; receipt: string }
  | {
      kind: 'later';
      because: 'unreachable' | 'timed-out' | 'not-us' | 'unreadable' | 'busy';
      status: number;
      /** Milliseconds the server asked for; null where it did not. */
      wait: number | null;
    }
  | { kind: 'in-progress' }
  /** `ids`: which, where the host says so. */
  | { kind: 'upload-missing'; ids: readonly string[]; message: string }
  | { kind: 'unauthorized'; status: number }
  | { kind: 'refused'; status: number; code: string; message: string }
  | { kind: 'too-old' };

/** A 409 says by its envelope's Id which of the two conflicts it is. */
export const conflictCodes = {
  uploadMissing: 'upload-missing',
  inProgress: 'in-progress',
} as const;

const busy = new Set([408, 425, 429]);
const refusals = new Set([400, 413, 415, 422]);

/** Reads one answer; `now` only serves a Retry-After that is a date. */
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

function conflict({ code, message, ids = [] }: AnsweredEnvelope, otherwise: Verdict): Verdict {
  if (code === conflictCodes.uploadMissing) return { kind: 'upload-missing', ids, message };
  if (code === conflictCodes.inProgress) return { kind: 'in-progress' };
  return otherwise;
}
