import type { HandOverWay, SubmissionKind, NewPhoto } from '#domain/submission.ts';
import type { Verdict } from '#domain/outbox-verdict.ts';

/** What can happen to submissions, in the past tense; `at` is always the present moment. */
export type OutboxEvent =
  | {
      type: 'draft-saved';
      id: string;
      owner: string;
      kind: SubmissionKind;
      payload: unknown;
      at: string;
    }
  /** It takes the next number of the submission. */
  | { type: 'photo-attached'; id: string; photo: NewPhoto }
  | { type: 'photo-removed'; id: string; n: number }
  /** The owner is frozen here. */
  | { type: 'send-tapped'; id: string; owner: string; at: string }
  | { type: 'delivery-started'; id: string; holder: string; at: string }
  /** The holder goes on: with the next photo, or (`posting`) with the submission itself. */
  | { type: 'delivery-continued'; id: string; holder: string; posting: boolean; at: string }
  /** The lock was free although the lease lives: whoever held it was stopped. */
  | { type: 'holder-died'; id: string; holder: string; at: string }
  | { type: 'photo-received'; id: string; n: number; sha256: string; serverId: string }
  /** The server will never take this file; the others go on. */
  | { type: 'photo-refused'; id: string; n: number; message: string }
  | {
      type: 'delivery-answered';
      id: string;
      holder: string;
      verdict: Verdict;
      random: number;
      at: string;
    }
  /** Proof that the server has it: the answer to a delivery, or of `Status`. */
  | { type: 'receipt-arrived'; id: string; orderNo: string; at: string }
  /** A host without keys: an earlier try ended without anybody knowing how. */
  | { type: 'outcome-lost'; id: string; at: string }
  /** `Status` says that it never arrived; with `cancelledAt` set the submission may go. */
  | { type: 'absence-confirmed'; id: string; at: string }
  /** It was taken back, and is with the pharmacy another way: the rest of it goes out. */
  | { type: 'found-entered'; id: string; at: string }
  /** `Status` does not know a submission that this phone holds a receipt for. */
  | { type: 'server-forgot'; id: string; at: string }
  | { type: 'found-damaged'; id: string; at: string }
  | { type: 'customer-cancelled'; id: string; at: string }
  | { type: 'customer-edited'; id: string; newId: string; at: string }
  | { type: 'customer-deleted'; id: string; at: string }
  /** As a text, a code or a file: the pharmacy may have it, the server has not said so. */
  | { type: 'handed-over'; id: string; way: HandOverWay; at: string }
  /** Send it without the files that were refused. */
  | { type: 'refused-photos-left-out'; id: string; at: string }
  /** "Still need this?" – yes. Also: send again after an unknown outcome. */
  | { type: 'customer-kept'; id: string; at: string }
  /** Send now, for one submission or (null) for all. */
  | { type: 'customer-hurried'; id: string | null; at: string }
  /** Send again, under the same id, what the server forgot. */
  | { type: 'customer-resent'; id: string; at: string }
  | { type: 'signed-in'; owner: string; at: string }
  /** Signing out with "delete": everything of this owner goes. */
  | { type: 'owner-erased'; owner: string }
  /** Signing out otherwise: drafts and sent content go, what waits stays until it is sent. */
  | { type: 'owner-left'; owner: string }
  | { type: 'reconnected'; at: string }
  /** Nobody could even say what kind of host it is: no try was begun. */
  | { type: 'nobody-answered'; at: string }
  /** A newer app runs: what was too old may be tried again. */
  | { type: 'app-updated'; at: string }
  /** `served` is the latest time that the server has named; null where it never has. */
  | { type: 'aged'; at: string; served: string | null };

/** Those that concern one submission by its id. */
export type SubmissionEvent = Extract<OutboxEvent, { id: string }>;
/** Those that pass over every submission. */
export type GeneralEvent = Exclude<OutboxEvent, SubmissionEvent>;
