/** What the customer may do with a letter, and doing it. */
import { removeAnonymously } from '#api/prescriptions.ts';
import type { Letter } from '#domain/outbox-letter.ts';
import { guest } from '#domain/session.ts';
import type { Standing } from '#domain/outbox-standing.ts';
import { isBlankDraft } from '#domain/request-draft.ts';
import { readRequestDraft } from '#contract/drafts.ts';
import { cancelLetter, deleteLetter, editLetter, isEditable } from '#outbox/change.ts';
import { loadDraft } from '#outbox/write.ts';

export type LetterAction =
  'sendNow' | 'signIn' | 'keep' | 'sendAgain' | 'resend' | 'edit' | 'share' | 'remove' | 'dismiss';

/** The actions that make sense now, the most useful first. */
export function actionsFor(letter: Letter, standing: Standing, at: string): LetterAction[] {
  const edit: LetterAction[] =
    letter.kind === 'request-order' && isEditable(letter, at) ? ['edit'] : [];
  switch (standing.kind) {
    case 'draft':
    case 'sending':
      return [];
    case 'saved':
      return ['sendNow', ...edit, 'share', 'remove'];
    case 'sent':
      return ['share', 'dismiss'];
    case 'forgotten':
      return standing.canResend ? ['resend', 'share', 'dismiss'] : ['dismiss'];
    case 'needs-sign-in':
      return ['signIn', ...edit, 'share', 'remove'];
    case 'refused':
      return [...edit, 'share', 'remove'];
    case 'stale':
      return ['keep', ...edit, 'share', 'remove'];
    case 'outcome-unknown':
      return ['sendAgain', 'share', 'remove'];
    case 'needs-update':
      return ['sendNow', 'share', 'remove'];
    case 'unreadable':
      return ['share', 'remove'];
    case 'cancelling':
      return ['share', 'remove'];
  }
}

export type Removed = 'removed' | 'asking' | 'not-possible';

/** Takes back or deletes a letter; photos of a visitor that had arrived are removed from the server too. */
export async function removeLetter(letter: Letter): Promise<Removed> {
  const isOver = letter.state === 'refused' || letter.state === 'quarantine';
  const removed =
    isOver || letter.cancelledAt ? await deleted(letter.id) : await cancelled(letter.id);
  if (removed === 'removed') takePhotosBack(letter);
  return removed;
}

async function deleted(id: string): Promise<Removed> {
  return (await deleteLetter(id)) ? 'removed' : 'not-possible';
}

async function cancelled(id: string): Promise<Removed> {
  const outcome = await cancelLetter(id);
  return outcome === 'cancelled' ? 'removed' : outcome;
}

/** True when editing a letter would push aside something the customer has begun to write. */
export async function hasOtherDraft(owner: string): Promise<boolean> {
  const draft = await loadDraft('request-order', owner).catch(() => null);
  if (!draft) return false;
  const stored = readRequestDraft(draft.payload);
  return draft.photos.length > 0 || (stored !== null && !isBlankDraft(stored));
}

/** Makes a letter the draft on the form, in the place of any other draft; false when it cannot be edited now. */
export async function editInstead(letter: Letter, owner: string): Promise<boolean> {
  const other = await loadDraft('request-order', owner).catch(() => null);
  const { edited } = await editLetter(letter.id);
  if (!edited) return false;
  if (other) await deleteLetter(other.id);
  takePhotosBack(letter);
  return true;
}

/** The edited or deleted letter's uploads are of no use any more: they will be sent anew, or never. */
function takePhotosBack(letter: Letter): void {
  const ids = letter.photos.flatMap((photo) => photo.serverId ?? []);
  if (letter.owner === guest && ids.length > 0) void removeAnonymously(ids);
}
