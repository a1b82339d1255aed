/** How a letter stands, for whoever shows it: codes and values, the sentences are in `text`. */
import { refusedPhotos, type Letter, type LetterProblem } from '#domain/outbox-letter.ts';
import { isLate, isLeased } from '#domain/outbox-times.ts';

/** Three truths in three words: saved, sending, sent; and what needs the customer. */
export type Standing =
  | { kind: 'draft' }
  /** Saved on this phone, not sent yet. `isLate`: for 72 hours; show the shop's phone. */
  | { kind: 'saved'; isLate: boolean; because: LetterProblem['kind'] | null }
  /** Sending now: photo `photo` of `of`, or (photo null) the letter itself. */
  | { kind: 'sending'; photo: number | null; of: number }
  /** The pharmacy has it, under this number. */
  | { kind: 'sent'; orderNo: string; sentAt: string }
  /** Sent as far as this phone knows, but the server does not know it: resend or enter again. */
  | { kind: 'forgotten'; canResend: boolean }
  | { kind: 'needs-sign-in' }
  /** `files`: it is files that were refused, not what was written. */
  | { kind: 'refused'; message: string; code: string; files: boolean }
  /** Waited for 7 days: still need this? */
  | { kind: 'stale' }
  /** It may have arrived; the host cannot say. Send again? */
  | { kind: 'outcome-unknown' }
  | { kind: 'needs-update' }
  | { kind: 'unreadable' }
  /** Taken back, but it may have arrived: the pharmacy is being asked. */
  | { kind: 'cancelling' };

/** The one truth to show about a letter. */
export function standingOf(letter: Letter, now: string): Standing {
  if (letter.cancelledAt) return { kind: 'cancelling' };
  switch (letter.state) {
    case 'queued':
      return isLeased(letter, now) ? sending(letter) : saved(letter, now);
    case 'sent':
      if (letter.lastError?.kind === 'server-forgot') {
        return { kind: 'forgotten', canResend: letter.payload !== null };
      }
      return { kind: 'sent', orderNo: letter.orderNo ?? '', sentAt: letter.sentAt ?? '' };
    case 'refused': {
      const { message = '', code = '' } = letter.lastError ?? {};
      const files = refusedFiles(letter);
      return { kind: 'refused', message: files || message, code, files: files !== '' };
    }
    case 'stale':
      return { kind: letter.lastError?.kind === 'outcome-unknown' ? 'outcome-unknown' : 'stale' };
    case 'quarantine':
      return { kind: 'unreadable' };
    default:
      return { kind: letter.state };
  }
}

/** Each refused file by its name, with the pharmacy's own sentence about it. */
function refusedFiles(letter: Letter): string {
  const files = refusedPhotos(letter);
  return files.map(({ n, name, refused }) => `${name ?? n}: ${refused ?? ''}`).join(' ');
}

function saved(letter: Letter, now: string): Standing {
  return { kind: 'saved', isLate: isLate(letter, now), because: letter.lastError?.kind ?? null };
}

function sending(letter: Letter): Standing {
  const received = letter.photos.filter((photo) => photo.serverId !== null).length;
  const of = letter.photos.length;
  return { kind: 'sending', photo: received < of ? received + 1 : null, of };
}
