import type { HandOverWay, SubmissionKind, NewPhoto } from '#domain/submission.ts';
import type { Verdict } from '#domain/outbox-verdict.ts';

/** Events of submissions, in the past tense. `at` is always the current time. */
export type OutboxEvent =
  | {
      type: 'draft-saved';
      id: string;
      owner: string;
      kind: SubmissionKind;
      payload: unknown;
      at: string;
    }
  /** The photo gets the next number of the submission. */
  | { type: 'photo-attached'; id: string; photo: NewPhoto }
  | { type: 'photo-removed'; id: string; n: number }
  /** The owner cannot change after this event. */
  | { type: 'send-tapped'; id: string; owner: string; at: string }
  | { type: 'delivery-started'; id: string; holder: string; at: string }
  /** The holder continues with the next photo or, if `posting`, with the submission itself. */
  | { type: 'delivery-continued'; id: string; holder: string; posting: boolean; at: string }
  /** The lock was free although the lease is still valid: the process that held it was killed. */
  | { type: 'holder-died'; id: string; holder: string; at: string }
  | { type: 'photo-received'; id: string; n: number; sha256: string; serverId: string }
  /** The server refuses this file permanently. The other files are still delivered. */
  | { type: 'photo-refused'; id: string; n: number; message: string }
  | {
      type: 'delivery-answered';
      id: string;
      holder: string;
      verdict: Verdict;
      random: number;
      at: string;
    }
  /** The server has the submission: it responded to a delivery or to `Status`. */
  | { type: 'receipt-arrived'; id: string; orderNo: string; at: string }
  /** A host without idempotency keys: an earlier attempt ended with an unknown outcome. */
  | { type: 'outcome-lost'; id: string; at: string }
  /**
   * `Status` reports that the submission never arrived. A submission with `cancelledAt` may then be
   * removed.
   */
  | { type: 'absence-confirmed'; id: string; at: string }
  /**
   * The customer cancelled the submission, but the pharmacy has already entered its handed-over
   * copy. The submission is sent after all, to deliver the rest of it.
   */
  | { type: 'found-entered'; id: string; at: string }
  /** `Status` does not find a submission for which this phone has a receipt. */
  | { type: 'server-forgot'; id: string; at: string }
  | { type: 'found-damaged'; id: string; at: string }
  | { type: 'customer-cancelled'; id: string; at: string }
  | { type: 'customer-edited'; id: string; newId: string; at: string }
  | { type: 'customer-deleted'; id: string; at: string }
  /**
   * The customer shared the submission as a text, a code or a file. The pharmacy may have it, but
   * the server has not confirmed it.
   */
  | { type: 'handed-over'; id: string; way: HandOverWay; at: string }
  /** The customer sends the submission without the refused files. */
  | { type: 'refused-photos-left-out'; id: string; at: string }
  /** The customer confirmed "Still need this?", or sends again after an unknown outcome. */
  | { type: 'customer-kept'; id: string; at: string }
  /** The customer tapped "Send now", for one submission or (null) for all. */
  | { type: 'customer-hurried'; id: string | null; at: string }
  /** The customer sends a submission again under the same id, because the server has lost it. */
  | { type: 'customer-resent'; id: string; at: string }
  | { type: 'signed-in'; owner: string; at: string }
  /** Sign-out with "delete": every submission of this owner is removed. */
  | { type: 'owner-erased'; owner: string }
  /**
   * Sign-out without "delete": drafts and sent content are removed, and waiting submissions stay
   * until they are delivered.
   */
  | { type: 'owner-left'; owner: string }
  | { type: 'reconnected'; at: string }
  /** No host responded, not even to detect its kind, so no attempt was started. */
  | { type: 'nobody-answered'; at: string }
  /** A newer version of the app runs, so submissions in the state `needs-update` may be retried. */
  | { type: 'app-updated'; at: string }
  /** `served` is the latest time that the server has sent; null if there is none. */
  | { type: 'aged'; at: string; served: string | null };

/** Events about one submission, named by its id. */
export type SubmissionEvent = Extract<OutboxEvent, { id: string }>;
/** Events that apply to every submission. */
export type GeneralEvent = Exclude<OutboxEvent, SubmissionEvent>;
