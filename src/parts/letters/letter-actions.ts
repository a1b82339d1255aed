/** What the customer may do with a letter, and doing it. */
import { refusedPhotos, type Letter, type LetterKind } from '#domain/outbox-letter.ts';
import type { Standing } from '#domain/outbox-standing.ts';
import { isBlankDraft } from '#domain/request-draft.ts';
import { readRequestDraft } from '#contract/drafts.ts';
import { readContact, readSaid } from '#contract/written.ts';
import { cancelLetter, editLetter, isEditable } from '#outbox/change.ts';
import { deleteLetter } from '#outbox/delete-letter.ts';
import { loadDraft } from '#outbox/write.ts';

export type LetterAction =
  | 'open'
  | 'sendNow'
  | 'signIn'
  | 'keep'
  | 'sendAgain'
  | 'resend'
  | 'edit'
  | 'leaveOut'
  | 'share'
  | 'remove'
  | 'dismiss';

/** The actions that make sense now, the most useful first. */
export function actionsFor(letter: Letter, standing: Standing, at: string): LetterAction[] {
  const edit: LetterAction[] = hasForm(letter.kind) && isEditable(letter, at) ? ['edit'] : [];
  switch (standing.kind) {
    case 'draft':
    case 'sending':
      return [];
    case 'saved':
      return ['sendNow', ...edit, 'share', 'remove'];
    case 'sent':
      return letter.kind === 'order' ? ['open', 'dismiss'] : ['share', 'dismiss'];
    case 'forgotten':
      return standing.canResend ? ['resend', 'share', 'dismiss'] : ['dismiss'];
    case 'needs-sign-in':
      return ['signIn', ...edit, 'share', 'remove'];
    case 'refused':
      return refusedPhotos(letter).length > 0
        ? ['leaveOut', ...edit, 'share', 'remove']
        : [...edit, 'share', 'remove'];
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
  return isOver || letter.cancelledAt ? deleted(letter.id) : cancelled(letter.id);
}

async function deleted(id: string): Promise<Removed> {
  return (await deleteLetter(id)) ? 'removed' : 'not-possible';
}

async function cancelled(id: string): Promise<Removed> {
  const outcome = await cancelLetter(id);
  return outcome === 'cancelled' ? 'removed' : outcome;
}

/** Kinds that go back to the form they were written on. */
function hasForm(kind: LetterKind): boolean {
  return ['request-order', 'order', 'contact', 'review', 'comment'].includes(kind);
}

/** True when editing a letter would push aside something the customer has begun to write. */
export async function hasOtherDraft(letter: Letter, owner: string): Promise<boolean> {
  const draft = await draftInTheWay(letter, owner);
  return draft !== null && !isBlank(draft);
}

/** Makes a letter the draft on its form, in the place of any other draft; false when it cannot be edited now. */
export async function editInstead(letter: Letter, owner: string): Promise<boolean> {
  const other = await draftInTheWay(letter, owner);
  const { edited } = await editLetter(letter.id);
  if (!edited) return false;
  if (other) await deleteLetter(other.id);
  return true;
}

/** The draft that stands on the same form: of a comment, the one on the same product. */
async function draftInTheWay({ kind, payload }: Letter, owner: string): Promise<Letter | null> {
  const { productId } = { ...readSaid(payload) };
  const fits = (other: unknown) => kind !== 'comment' || readSaid(other)?.productId === productId;
  return loadDraft(kind, owner, fits).catch(() => null);
}

function isBlank({ kind, payload, photos }: Letter): boolean {
  if (photos.length > 0) return false;
  if (kind === 'request-order') {
    const stored = readRequestDraft(payload);
    return stored === null || isBlankDraft(stored);
  }
  // The draft of an order holds files alone: what is ordered stands in the bag.
  if (kind === 'order') return true;
  if (kind === 'contact') return (readContact(payload)?.message ?? '').trim() === '';
  return (readSaid(payload)?.content ?? '').trim() === '';
}
