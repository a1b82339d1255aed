/** What the customer may do with a submission, and doing it. */
import { refusedPhotos, type Submission, type SubmissionKind } from '#domain/submission.ts';
import type { DeliveryStatus } from '#domain/delivery-status.ts';
import { isBlankDraft } from '#domain/request-draft.ts';
import { readRequestDraft } from '#contract/drafts.ts';
import { readContact, readPost } from '#contract/written.ts';
import { cancelSubmission, editSubmission, isEditable } from '#outbox/change.ts';
import { deleteSubmission } from '#outbox/delete-submission.ts';
import { loadDraft } from '#outbox/write.ts';

export type SubmissionAction =
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
export function actionsFor(
  submission: Submission,
  status: DeliveryStatus,
  at: string,
): SubmissionAction[] {
  const edit: SubmissionAction[] =
    hasForm(submission.kind) && isEditable(submission, at) ? ['edit'] : [];
  switch (status.kind) {
    case 'draft':
    case 'sending':
      return [];
    case 'saved':
      return ['sendNow', ...edit, 'share', 'remove'];
    case 'sent':
      return submission.kind === 'order' ? ['open', 'dismiss'] : ['share', 'dismiss'];
    case 'forgotten':
      return status.canResend ? ['resend', 'share', 'dismiss'] : ['dismiss'];
    case 'needs-sign-in':
      return ['signIn', ...edit, 'share', 'remove'];
    case 'refused':
      return refusedPhotos(submission).length > 0
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

/** Takes back or deletes a submission; photos of a visitor that had arrived are removed from the server too. */
export async function removeSubmission(submission: Submission): Promise<Removed> {
  const isOver = submission.state === 'refused' || submission.state === 'quarantine';
  return isOver || submission.cancelledAt ? deleted(submission.id) : cancelled(submission.id);
}

async function deleted(id: string): Promise<Removed> {
  return (await deleteSubmission(id)) ? 'removed' : 'not-possible';
}

async function cancelled(id: string): Promise<Removed> {
  const outcome = await cancelSubmission(id);
  return outcome === 'cancelled' ? 'removed' : outcome;
}

/** Kinds that go back to the form they were written on. */
function hasForm(kind: SubmissionKind): boolean {
  return ['request-order', 'order', 'contact', 'review', 'comment'].includes(kind);
}

/** True when editing a submission would push aside something the customer has begun to write. */
export async function hasOtherDraft(submission: Submission, owner: string): Promise<boolean> {
  const draft = await draftInTheWay(submission, owner);
  return draft !== null && !isBlank(draft);
}

/** Makes a submission the draft on its form, in the place of any other draft; false when it cannot be edited now. */
export async function editInstead(submission: Submission, owner: string): Promise<boolean> {
  const other = await draftInTheWay(submission, owner);
  const { edited } = await editSubmission(submission.id);
  if (!edited) return false;
  if (other) await deleteSubmission(other.id);
  return true;
}

/** The draft that stands on the same form: of a comment, the one on the same product. */
async function draftInTheWay(
  { kind, payload }: Submission,
  owner: string,
): Promise<Submission | null> {
  const { productId } = { ...readPost(payload) };
  const fits = (other: unknown) => kind !== 'comment' || readPost(other)?.productId === productId;
  return loadDraft(kind, owner, fits).catch(() => null);
}

function isBlank({ kind, payload, photos }: Submission): boolean {
  if (photos.length > 0) return false;
  if (kind === 'request-order') {
    const stored = readRequestDraft(payload);
    return stored === null || isBlankDraft(stored);
  }
  // The draft of an order holds files alone: what is ordered stands in the bag.
  if (kind === 'order') return true;
  if (kind === 'contact') return (readContact(payload)?.message ?? '').trim() === '';
  return (readPost(payload)?.content ?? '').trim() === '';
}
