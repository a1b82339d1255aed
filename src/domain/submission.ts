/**
 * A submission of the outbox: something the customer wrote that the server must
 * receive, once. Stored on the phone until the server's receipt has arrived.
 */
import { guest } from './session.ts';

/** The version of the record below; see outbox-record.ts for what reads older ones. */
export const recordVersion = 1;

/** The names of the kinds; everything else of a kind is in its file of `outbox/kinds`. */
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
  /** Absorbing: nothing but the customer's own resend leads out of it. */
  | 'sent';

/** A picture or document of a submission; its bytes lie beside the record. */
export interface SubmissionPhoto {
  /** 1-based, in order, once in a submission: part of the photo's key. */
  n: number;
  mime: string;
  /** Bytes. */
  size: number;
  /** Of the bytes, in hex. */
  sha256: string;
  /** The server's Id once it was received; null before. */
  serverId: string | null;
  /** As the customer's phone calls it; never sent. Older records have none. */
  name?: string;
  /** Why the pharmacy did not take this file, in its own sentence; absent where it was not refused. */
  refused?: string;
}

/** Who is delivering at the moment, and until when that may be believed. */
interface Lease {
  holder: string;
  until: string;
}

/** Why the last try did not end in a receipt. */
export interface SubmissionProblem {
  kind:
    | 'unreachable'
    | 'timed-out'
    | 'not-us'
    | 'unreadable'
    | 'busy'
    | 'in-progress'
    | 'upload-missing'
    /** The verdict `unauthorized`, as records have spelled it since the first version. */
    | 'who-are-you'
    | 'refused'
    | 'too-old'
    /** A host without keys: nobody knows whether it arrived. */
    | 'outcome-unknown'
    /** The phone has a receipt, the server does not know the submission. */
    | 'server-forgot'
    /** The record or a photo of it could not be read. */
    | 'damaged';
  at: string;
  /** The HTTP status; 0 where there was none. */
  status: number;
  /** The server's Id and Msg; '' where there were none. */
  code: string;
  message: string;
  /** The server asked not to be asked before this moment (Retry-After). */
  notBefore: string | null;
}

export interface Submission {
  v: number;
  /** Born with the draft; the idempotency key for ever. */
  id: string;
  /** The order of sending; 0 while a draft. */
  seq: number;
  /** A customer's id or {@link guest}; frozen at send. */
  owner: string;
  kind: SubmissionKind;
  state: SubmissionState;
  /** When the customer last said that it should go (a draft: when it was born). */
  createdAt: string;
  /** Tries since the last success, reconnect or "Send now"; they only space the next one. */
  attempts: number;
  nextAt: string;
  lease: Lease | null;
  lastError: SubmissionProblem | null;
  /** What was written, in the kind's own shape; null once a sent submission's content was dropped. */
  payload: unknown;
  photos: SubmissionPhoto[];
  orderNo: string | null;
  sentAt: string | null;
  /** True from the first time the submission itself (not only a photo of it) went out: it may have arrived. */
  posted: boolean;
  /** The customer took it back while it may have arrived: the server is asked, nothing is sent. */
  cancelledAt: string | null;
  /** The server's time when it was first seen to be over, sent or refused; from there it ages (offline-105). Absent before that, and in older records. */
  settledAt?: string | null;
  /** How and when it was handed over another way, the last time; absent where it was not, and in older records. */
  handedOver?: { way: HandOverWay; at: string };
}

/** Ways to the pharmacy beside the network (offline-160). */
export type HandOverWay = 'text' | 'code' | 'file';

/** What stays of a delivered submission for 30 days. */
export interface Receipt {
  id: string;
  orderNo: string;
  sentAt: string;
  /** SHA-256 of payload and photo digests, hex. */
  fingerprint: string;
}

/** What may wait on one phone (offline-53). */
export const outboxLimits = {
  submissions: 20,
  photos: 10,
  photoBytes: 10 * 1024 * 1024,
} as const;

/** A new, empty draft. */
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

/** True for what still waits to be delivered: neither a draft nor delivered. */
export function isUnsent(submission: Submission): boolean {
  return submission.state !== 'draft' && submission.state !== 'sent';
}

/** True for what the pharmacy had and has lost (offline-89), while what was written is still on this phone. */
export function canResend({ state, lastError, payload }: Submission): boolean {
  return state === 'sent' && lastError?.kind === 'server-forgot' && payload !== null;
}

/** True for what is not with the pharmacy and can still get there: what waits, and what can be sent again. */
export function isUndelivered(submission: Submission): boolean {
  return isUnsent(submission) || canResend(submission);
}

/** The number of the next photo: above every number in the submission. */
export function nextPhotoNumber(submission: Pick<Submission, 'photos'>): number {
  return submission.photos.reduce((most, photo) => Math.max(most, photo.n), 0) + 1;
}

export type PhotoProblem =
  | 'too-many-photos'
  | 'photo-too-big'
  | 'photo-empty'
  /** Its bytes are not of the kind that its name promises, and nothing here can open them. */
  | 'photo-unreadable'
  /** A picture without its end. */
  | 'photo-cut-off'
  /** A picture of a kind that this phone cannot draw. */
  | 'photo-not-drawable';

/** What is given of a new photo: its number is the submission's affair. */
export type NewPhoto = Pick<SubmissionPhoto, 'mime' | 'size' | 'sha256' | 'name'>;

/** The files that the pharmacy did not take. */
export function refusedPhotos(submission: Pick<Submission, 'photos'>): SubmissionPhoto[] {
  return submission.photos.filter((photo) => photo.refused !== undefined);
}

/** Why a file may not join the submission; null when it may. */
export function photoProblem(
  submission: Pick<Submission, 'photos'>,
  size: number,
): PhotoProblem | null {
  if (size === 0) return 'photo-empty';
  if (size > outboxLimits.photoBytes) return 'photo-too-big';
  if (submission.photos.length >= outboxLimits.photos) return 'too-many-photos';
  return null;
}

/** True when one more submission may be queued. */
export function hasRoom(submissions: readonly Submission[]): boolean {
  return submissions.filter(isUnsent).length < outboxLimits.submissions;
}

/**
 * What `owner` may see: their own, and drafts and submissions that this phone wrote
 * while nobody was signed in. Never another customer's.
 */
export function submissionsOf(submissions: readonly Submission[], owner: string): Submission[] {
  return submissions.filter(
    (submission) => submission.owner === owner || submission.owner === guest,
  );
}

/**
 * The undelivered submissions of customers who are not signed in, for a phone where
 * nobody is: their session may have ended by itself, and nothing may disappear
 * without a word. Only that they are here may be said, never what they hold;
 * and nothing at all to another customer.
 */
export function submissionsOfAbsent(
  submissions: readonly Submission[],
  owner: string,
): Submission[] {
  return ofAbsent(submissions, owner).filter(isUndelivered);
}

/** Those of them that have just arrived, in the same way: only that they have may be said. */
export function arrivedOfAbsent(submissions: readonly Submission[], owner: string): Submission[] {
  return ofAbsent(submissions, owner).filter(
    (submission) => submission.state === 'sent' && submission.lastError === null,
  );
}

function ofAbsent(submissions: readonly Submission[], owner: string): Submission[] {
  return owner === guest ? submissions.filter((submission) => submission.owner !== guest) : [];
}
