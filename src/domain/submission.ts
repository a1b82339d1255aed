/**
 * A submission of the outbox: something that the customer wrote and that the server must receive
 * exactly once. The phone stores it until the server's receipt has arrived.
 */
import { guest } from './session.ts';

/** The version of the record below. `outbox-record.ts` reads older ones. */
export const recordVersion = 1;

/** The names of the kinds. Each kind is defined in its file of `outbox/kinds`. */
export const submissionKinds = [
  'request-order',
  'order',
  'product-request',
  'contact',
  'review',
  'comment',
  'complaint',
  'prescription',
] as const;

export type SubmissionKind = (typeof submissionKinds)[number];

export type SubmissionState =
  | 'draft'
  | 'queued'
  | 'needs-sign-in'
  | 'refused'
  | 'stale'
  | 'needs-update'
  | 'quarantine'
  /** A final state: only the customer can resend it. */
  | 'sent';

/** A picture or document of a submission. Its bytes are stored beside the record. */
export interface SubmissionPhoto {
  /** Counts from 1, in order, unique in the submission. It is part of the photo's key. */
  n: number;
  mime: string;
  /** Bytes. */
  size: number;
  /** Of the bytes, in hex. */
  sha256: string;
  /** The server's Id; null until the server has received the photo. */
  serverId: string | null;
  /** The file name on the customer's phone, which is never sent. Older records have none. */
  name?: string;
  /** The server's sentence about a refused file; absent if the file was not refused. */
  refused?: string;
}

/** The process that is delivering the submission, and the time at which its lease expires. */
interface Lease {
  holder: string;
  until: string;
}

/** The reason why the last attempt did not end in a receipt. */
export interface SubmissionProblem {
  kind:
    | 'unreachable'
    | 'timed-out'
    | 'not-us'
    | 'unreadable'
    | 'busy'
    | 'in-progress'
    | 'upload-missing'
    /** The verdict `unauthorized`. Stored records have used this name since the first version. */
    | 'who-are-you'
    | 'refused'
    | 'too-old'
    /** A host without idempotency keys: it is unknown whether the submission arrived. */
    | 'outcome-unknown'
    /** The phone has a receipt, but the server does not find the submission. */
    | 'server-forgot'
    /** The record or one of its photos could not be read. */
    | 'damaged';
  at: string;
  /** The HTTP status; 0 if there was no response. */
  status: number;
  /** The server's Id and Msg; '' if there were none. */
  code: string;
  message: string;
  /** The server's Retry-After as a time: no retry before it. */
  notBefore: string | null;
}

export interface Submission {
  v: number;
  /** Created with the draft. It is the idempotency key and never changes. */
  id: string;
  /** The order of sending; 0 for a draft. */
  seq: number;
  /** A customer's id or {@link guest}. Cannot change after "Send". */
  owner: string;
  kind: SubmissionKind;
  state: SubmissionState;
  /** When the customer last confirmed sending; for a draft, when it was created. */
  createdAt: string;
  /**
   * Attempts since the last success, reconnect or "Send now". They only determine the next delay.
   */
  attempts: number;
  nextAt: string;
  lease: Lease | null;
  lastError: SubmissionProblem | null;
  /**
   * The content, in the kind's own shape; null after the content of a sent submission was removed.
   */
  payload: unknown;
  photos: SubmissionPhoto[];
  orderNo: string | null;
  sentAt: string | null;
  /** True once the submission itself, not only a photo of it, was sent: it may have arrived. */
  posted: boolean;
  /**
   * When the customer cancelled a submission that may have arrived. Nothing more is sent; the
   * server is queried instead.
   */
  cancelledAt: string | null;
  /**
   * The server's time when the submission was first found sent or refused; its retention counts
   * from there (offline-105). Absent before that, and in older records.
   */
  settledAt?: string | null;
  /** The way and time of the latest hand-over; absent if there was none, and in older records. */
  handedOver?: { way: HandOverWay; at: string };
}

/** Ways to reach the pharmacy without the network (offline-160). */
export type HandOverWay = 'text' | 'code' | 'file';

/** The record of a delivered submission that is stored for 30 days. */
export interface Receipt {
  id: string;
  orderNo: string;
  sentAt: string;
  /** SHA-256 of the payload and the photo digests, in hex. */
  fingerprint: string;
}

/** Limits of the outbox on one phone (offline-53). */
export const outboxLimits = {
  submissions: 20,
  photos: 10,
  photoBytes: 10 * 1024 * 1024,
} as const;

export function aDraft(
  born: Pick<Submission, 'id' | 'owner' | 'kind' | 'payload'> & { at: string },
): Submission {
  return {
    v: recordVersion,
    id: born.id,
    seq: 0,
    owner: born.owner,
    kind: born.kind,
    state: 'draft',
    createdAt: born.at,
    attempts: 0,
    nextAt: born.at,
    lease: null,
    lastError: null,
    payload: born.payload,
    photos: [],
    orderNo: null,
    sentAt: null,
    posted: false,
    cancelledAt: null,
  };
}

/** True for a submission that is waiting for delivery: neither a draft nor sent. */
export function isUnsent(submission: Submission): boolean {
  return submission.state !== 'draft' && submission.state !== 'sent';
}

/**
 * True if the server has lost a sent submission (offline-89) and this phone still has its content.
 */
export function canResend({ state, lastError, payload }: Submission): boolean {
  return state === 'sent' && lastError?.kind === 'server-forgot' && payload !== null;
}

/**
 * True if the pharmacy does not have the submission but can still get it: it is waiting, or it can
 * be sent again.
 */
export function isUndelivered(submission: Submission): boolean {
  return isUnsent(submission) || canResend(submission);
}

/** The number of the next photo: one above the highest in the submission. */
export function nextPhotoNumber(submission: Pick<Submission, 'photos'>): number {
  return submission.photos.reduce((highest, photo) => Math.max(highest, photo.n), 0) + 1;
}

export type PhotoProblem =
  | 'too-many-photos'
  | 'photo-too-big'
  | 'photo-empty'
  /** The bytes do not match the file's type, and this phone cannot open them. */
  | 'photo-unreadable'
  /** A truncated picture. */
  | 'photo-cut-off'
  /** A picture type that this phone cannot decode. */
  | 'photo-not-drawable';

/** The fields of a new photo. The submission assigns its number. */
export type NewPhoto = Pick<SubmissionPhoto, 'mime' | 'size' | 'sha256' | 'name'>;

/** The files that the server refused. */
export function refusedPhotos(submission: Pick<Submission, 'photos'>): SubmissionPhoto[] {
  return submission.photos.filter((photo) => photo.refused !== undefined);
}

/** Why a file cannot be added to the submission; null if it can. */
export function photoProblem(
  submission: Pick<Submission, 'photos'>,
  size: number,
): PhotoProblem | null {
  if (size === 0) return 'photo-empty';
  if (size > outboxLimits.photoBytes) return 'photo-too-big';
  if (submission.photos.length >= outboxLimits.photos) return 'too-many-photos';
  return null;
}

/** True if one more submission can be queued. */
export function canQueueMore(submissions: readonly Submission[]): boolean {
  return submissions.filter(isUnsent).length < outboxLimits.submissions;
}

/**
 * The submissions that `owner` may see: their own, and those that were written on this phone while
 * nobody was signed in. Never those of another customer.
 */
export function submissionsOf(submissions: readonly Submission[], owner: string): Submission[] {
  return submissions.filter(
    (submission) => submission.owner === owner || submission.owner === guest,
  );
}

/**
 * The undelivered submissions of signed-out customers, for a phone on which nobody is signed in. A
 * session may end by itself, and submissions must not disappear silently. The screen may show only
 * that they exist, never their content. Another signed-in customer gets none.
 */
export function submissionsOfAbsent(
  submissions: readonly Submission[],
  owner: string,
): Submission[] {
  return ofAbsent(submissions, owner).filter(isUndelivered);
}

/**
 * Submissions of signed-out customers that were just delivered. The screen may show only that they
 * were delivered.
 */
export function arrivedOfAbsent(submissions: readonly Submission[], owner: string): Submission[] {
  return ofAbsent(submissions, owner).filter(
    (submission) => submission.state === 'sent' && submission.lastError === null,
  );
}

function ofAbsent(submissions: readonly Submission[], owner: string): Submission[] {
  return owner === guest ? submissions.filter((submission) => submission.owner !== guest) : [];
}
