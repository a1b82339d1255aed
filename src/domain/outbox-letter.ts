/**
 * A letter of the outbox: something the customer said that the server must be
 * told, once. Kept on the phone until the server's receipt has arrived.
 */
import { guest } from './session.ts';

/** The version of the record below; see outbox-record.ts for what reads older ones. */
export const recordVersion = 1;

export type LetterKind =
  | 'request-order'
  /** From the checkout, with the total that the customer agreed to. */
  | 'order'
  | 'product-request'
  | 'contact'
  | 'review'
  | 'comment'
  | 'complaint'
  | 'prescription'
  | 'seen';

/** True for what a customer does not know to have written: it is sent, but not shown. */
export function isQuiet(letter: Pick<Letter, 'kind'>): boolean {
  return letter.kind === 'seen';
}

export type LetterState =
  | 'draft'
  | 'queued'
  | 'needs-sign-in'
  | 'refused'
  | 'stale'
  | 'needs-update'
  | 'quarantine'
  /** Absorbing: nothing but the customer's own resend leads out of it. */
  | 'sent';

/** A picture or document of a letter; its bytes lie beside the record. */
export interface LetterPhoto {
  /** 1-based, in order, once in a letter: part of the photo's key. */
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
export interface LetterProblem {
  kind:
    | 'unreachable'
    | 'timed-out'
    | 'not-us'
    | 'unreadable'
    | 'busy'
    | 'in-progress'
    | 'upload-missing'
    | 'who-are-you'
    | 'refused'
    | 'too-old'
    /** A host without keys: nobody knows whether it arrived. */
    | 'outcome-unknown'
    /** The phone has a receipt, the server does not know the letter. */
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

export interface Letter {
  v: number;
  /** Born with the draft; the idempotency key for ever. */
  id: string;
  /** The order of sending; 0 while a draft. */
  seq: number;
  /** A customer's id or {@link guest}; frozen at send. */
  owner: string;
  kind: LetterKind;
  state: LetterState;
  /** When the customer last said that it should go (a draft: when it was born). */
  createdAt: string;
  /** Tries since the last success, reconnect or "Send now"; they only space the next one. */
  attempts: number;
  nextAt: string;
  lease: Lease | null;
  lastError: LetterProblem | null;
  /** What was written, in the kind's own shape; null once a sent letter's content was dropped. */
  payload: unknown;
  photos: LetterPhoto[];
  orderNo: string | null;
  sentAt: string | null;
  /** True from the first time the letter itself (not only a photo) went out: it may have arrived. */
  posted: boolean;
  /** The customer took it back while it may have arrived: the server is asked, nothing is sent. */
  cancelledAt: string | null;
}

/** What stays of a delivered letter for 30 days. */
export interface Receipt {
  id: string;
  orderNo: string;
  sentAt: string;
  /** SHA-256 of payload and photo digests, hex. */
  fingerprint: string;
}

/** What may wait on one phone (outbox.md "Enqueue"). */
export const outboxLimits = {
  letters: 20,
  photos: 10,
  photoBytes: 10 * 1024 * 1024,
} as const;

/** A new, empty draft. */
export function aDraft(
  born: Pick<Letter, 'id' | 'owner' | 'kind' | 'payload'> & { at: string },
): Letter {
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

/** True for what still waits to be told: neither a draft nor delivered. */
export function isUnsent(letter: Letter): boolean {
  return letter.state !== 'draft' && letter.state !== 'sent';
}

/** The number of the next photo: above every number in the letter. */
export function nextPhotoNumber(letter: Pick<Letter, 'photos'>): number {
  return letter.photos.reduce((most, photo) => Math.max(most, photo.n), 0) + 1;
}

export type PhotoProblem =
  | 'too-many-photos'
  | 'photo-too-big'
  | 'photo-empty'
  /** Its bytes are not of the kind that its name promises, and nothing here can open them. */
  | 'photo-unreadable';

/** What is told of a new photo: its number is the letter's affair. */
export type NewPhoto = Pick<LetterPhoto, 'mime' | 'size' | 'sha256' | 'name'>;

/** The files that the pharmacy did not take. */
export function refusedPhotos(letter: Pick<Letter, 'photos'>): LetterPhoto[] {
  return letter.photos.filter((photo) => photo.refused !== undefined);
}

/** Why a file may not join the letter; null when it may. */
export function photoProblem(letter: Pick<Letter, 'photos'>, size: number): PhotoProblem | null {
  if (size === 0) return 'photo-empty';
  if (size > outboxLimits.photoBytes) return 'photo-too-big';
  if (letter.photos.length >= outboxLimits.photos) return 'too-many-photos';
  return null;
}

/** True when one more letter may be queued. */
export function hasRoom(letters: readonly Letter[]): boolean {
  return letters.filter(isUnsent).length < outboxLimits.letters;
}

/**
 * What `owner` may see: his own, and drafts and letters that this phone wrote
 * while nobody was signed in. Never another customer's.
 */
export function lettersOf(letters: readonly Letter[], owner: string): Letter[] {
  return letters.filter((letter) => letter.owner === owner || letter.owner === guest);
}

/**
 * The unsent letters of customers who are not signed in, for a phone where
 * nobody is: their session may have ended by itself, and nothing may disappear
 * without a word. Only that they are here may be said, never what they hold;
 * and nothing at all to another customer.
 */
export function lettersOfAbsent(letters: readonly Letter[], owner: string): Letter[] {
  if (owner !== guest) return [];
  return letters.filter((letter) => letter.owner !== guest && isUnsent(letter) && !isQuiet(letter));
}
