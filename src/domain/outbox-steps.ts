/** The steps of a single letter; `outbox.ts` leads the letters through them. */
import { isUnsent } from '#domain/outbox-letter.ts';
import {
  withPhoto,
  withPhotoReceived,
  withPhotoRefused,
  withPhotosUnjudged,
  withPhotosUnsent,
  withoutRefusedPhotos,
} from '#domain/outbox-photos.ts';
import { guest } from '#domain/session.ts';
import type { Letter, LetterState } from '#domain/outbox-letter.ts';
import type { GeneralEvent, LetterEvent } from '#domain/outbox-events.ts';
import {
  backoff,
  heldBack,
  isDue,
  isLeased,
  isStale,
  later,
  leaseTime,
  receiptKept,
  refusedKept,
  sentContentKept,
  since,
} from '#domain/outbox-times.ts';
import { plainProblem, problemOf } from '#domain/outbox-problems.ts';

const waiting: LetterState[] = ['queued', 'needs-sign-in', 'stale', 'needs-update'];

/** True when the letter surely is not with the server and nobody is sending it. */
export function canEdit(letter: Letter, now: string): boolean {
  const isKept = waiting.includes(letter.state) || letter.state === 'refused';
  return isKept && !letter.cancelledAt && !letter.posted && !isLeased(letter, now);
}

/** One letter after an event that concerns it; null when it may go. */
export function changeLetter(letter: Letter, event: LetterEvent, seq: number): Letter | null {
  if (letter.state === 'draft') return changeDraft(letter, event, seq);
  if (letter.state === 'sent') return changeSent(letter, event);
  switch (event.type) {
    case 'delivery-started':
      if (!isDue(letter, event.at)) return letter;
      return {
        ...letter,
        attempts: letter.attempts + 1,
        lease: { holder: event.holder, until: later(event.at, leaseTime) },
      };
    case 'delivery-continued':
      if (!holds(letter, event.holder) || letter.cancelledAt) return letter;
      return {
        ...letter,
        posted: letter.posted || event.posting,
        lease: { holder: event.holder, until: later(event.at, leaseTime) },
      };
    case 'holder-died':
      return holds(letter, event.holder) ? { ...freed(letter), nextAt: event.at } : letter;
    case 'photo-received':
      return withPhotoReceived(letter, event);
    case 'photo-refused':
      return withPhotoRefused(letter, event);
    case 'delivery-answered':
      return holds(letter, event.holder) ? answered(letter, event) : letter;
    case 'receipt-arrived':
      return sent(letter, event);
    case 'outcome-lost':
      return {
        ...freed(letter),
        state: letter.state === 'queued' ? 'stale' : letter.state,
        lastError: plainProblem('outcome-unknown', event.at),
      };
    case 'absence-confirmed':
      if (isLeased(letter, event.at)) return letter;
      return letter.cancelledAt ? null : { ...letter, posted: false };
    case 'found-damaged':
      return {
        ...freed(letter),
        state: 'quarantine',
        lastError: plainProblem('damaged', event.at),
      };
    case 'customer-cancelled':
      return cancelled(letter, event.at);
    case 'customer-deleted':
      return mayDelete(letter, event.at) ? null : letter;
    case 'refused-photos-left-out':
      return sendable(withoutRefusedPhotos(letter), letter, event.at);
    case 'customer-kept':
      if (letter.state !== 'stale') return letter;
      return { ...queued(letter, event.at), createdAt: event.at, lastError: null };
    default:
      return letter;
  }
}

function changeDraft(letter: Letter, event: LetterEvent, seq: number): Letter | null {
  switch (event.type) {
    case 'photo-attached':
      return withPhoto(letter, event.photo);
    case 'photo-removed':
      return { ...letter, photos: letter.photos.filter((photo) => photo.n !== event.n) };
    case 'send-tapped':
      return {
        ...queued(withPhotosUnjudged(letter), event.at),
        seq,
        owner: event.owner,
        createdAt: event.at,
      };
    case 'customer-deleted':
      return null;
    default:
      return letter;
  }
}

function changeSent(letter: Letter, event: LetterEvent): Letter | null {
  switch (event.type) {
    case 'server-forgot':
      return { ...letter, lastError: plainProblem('server-forgot', event.at) };
    case 'customer-deleted':
      return null;
    case 'customer-resent': {
      if (letter.lastError?.kind !== 'server-forgot' || letter.payload === null) return letter;
      const again = { ...queued(withPhotosUnsent(letter), event.at), createdAt: event.at };
      return { ...again, orderNo: null, sentAt: null, lastError: null };
    }
    default:
      return letter;
  }
}

/** One letter after an event that passes over all of them; null when it may go. */
export function changeEach(letter: Letter, event: GeneralEvent): Letter | null {
  switch (event.type) {
    case 'owner-erased':
      return letter.owner === event.owner ? null : letter;
    case 'owner-left':
      return letter.owner === event.owner && !isUnsent(letter) ? null : letter;
    case 'customer-hurried':
      if (event.id !== null && event.id !== letter.id) return letter;
      return waitsInVain(letter, event.at, event.at) ? hurried(letter, event.at) : letter;
    case 'reconnected': {
      const from = heldBack(letter.lastError, event.at) ?? event.at;
      return waitsInVain(letter, from, event.at) ? hurried(letter, from) : letter;
    }
    case 'signed-in': {
      const owns = letter.owner === event.owner || letter.owner === guest;
      return letter.state === 'needs-sign-in' && owns ? queued(letter, event.at) : letter;
    }
    case 'app-updated':
      return letter.state === 'needs-update' ? queued(letter, event.at) : letter;
    case 'aged':
      return aged(letter, event.at);
    default:
      return letter;
  }
}

function aged(letter: Letter, at: string): Letter | null {
  if (letter.state === 'queued' && isStale(letter, at) && !isLeased(letter, at)) {
    return { ...freed(letter), state: 'stale' };
  }
  if (letter.state === 'refused' && letter.lastError) {
    return since(letter.lastError.at, at) >= refusedKept ? null : letter;
  }
  if (letter.state !== 'sent' || letter.sentAt === null || letter.lastError) return letter;
  const age = since(letter.sentAt, at);
  if (age >= receiptKept) return null;
  if (age < sentContentKept) return letter;
  return letter.payload === null && letter.photos.length === 0
    ? letter
    : { ...letter, payload: null, photos: [] };
}

function answered(
  letter: Letter,
  event: Extract<LetterEvent, { type: 'delivery-answered' }>,
): Letter {
  const { verdict, at } = event;
  if (verdict.kind === 'received') return sent(letter, { orderNo: verdict.receipt, at });
  const told = { ...freed(letter), lastError: problemOf(verdict, at) };
  switch (verdict.kind) {
    case 'who-are-you':
      return { ...told, state: 'needs-sign-in' };
    case 'too-old':
      return { ...told, state: 'needs-update' };
    case 'refused':
      return { ...told, state: 'refused', posted: false };
    case 'in-progress':
      return { ...told, nextAt: later(at, 2000) };
    case 'upload-missing': {
      const { photos } = withPhotosUnsent(letter);
      const wait = backoff({ ...event, attempts: letter.attempts, age: 0, asked: null });
      return { ...told, photos, nextAt: letter.attempts > 1 ? later(at, wait) : at };
    }
    default: {
      const age = since(letter.createdAt, at);
      const wait = backoff({ ...event, attempts: letter.attempts, age, asked: verdict.wait });
      return { ...told, nextAt: later(at, wait) };
    }
  }
}

function cancelled(letter: Letter, at: string): Letter | null {
  if (!waiting.includes(letter.state)) return letter;
  if (!letter.posted && !isLeased(letter, at)) return null;
  return { ...letter, cancelledAt: letter.cancelledAt ?? at };
}

function sent(letter: Letter, receipt: { orderNo: string; at: string }): Letter {
  return {
    ...freed(letter),
    state: 'sent',
    orderNo: receipt.orderNo,
    sentAt: receipt.at,
    lastError: null,
    cancelledAt: null,
  };
}

/** Refused, unreadable, or taken back and told again to go although nobody could be asked. */
function mayDelete(letter: Letter, at: string): boolean {
  if (letter.state === 'refused' || letter.state === 'quarantine') return true;
  return letter.cancelledAt !== null && !isLeased(letter, at);
}

/** Back into the queue, due at once; what grew stale meanwhile is asked about instead. */
function queued(letter: Letter, at: string): Letter {
  const state = letter.state === 'needs-sign-in' && isStale(letter, at) ? 'stale' : 'queued';
  return { ...freed(letter), state, attempts: 0, nextAt: at };
}

const freed = (letter: Letter): Letter => ({ ...letter, lease: null });

function hurried(letter: Letter, from: string): Letter {
  return { ...letter, attempts: 0, nextAt: from };
}

function waitsInVain(letter: Letter, from: string, at: string): boolean {
  return letter.state === 'queued' && !isLeased(letter, at) && letter.nextAt !== from;
}

function holds(letter: Letter, holder: string): boolean {
  return letter.lease?.holder === holder;
}

/** Queued anew after the customer changed it; as it was where nothing changed. */
function sendable(changed: Letter | null, before: Letter, at: string): Letter | null {
  if (!changed || changed === before) return changed;
  return { ...queued(changed, at), createdAt: at, lastError: null };
}
