/** What the customer may do with a submission, and doing it. */
import { refusedPhotos, type Submission } from '#domain/submission.ts';
import type { DeliveryStatus } from '#domain/delivery-status.ts';
import { cancelSubmission, editSubmission, isEditable } from '#outbox/change.ts';
import { deleteSubmission } from '#outbox/delete-submission.ts';
import { kindOf } from '#outbox/kinds.ts';
import { loadDraft } from '#outbox/write.ts';
import { orderedBagsStore } from '#state/ordered-bags.ts';

export type SubmissionAction =
  | 'open'
  | 'sendNow'
  | 'signIn'
  | 'keep'
  | 'sendAgain'
  | 'resend'
  | 'edit'
  | 'leaveOut'
  | 'handOver'
  | 'share'
  | 'remove'
  | 'dismiss';

/** The actions that make sense now, the most useful first; while it is being sent those that come back if it is not. */
export function actionsFor(
  submission: Submission,
  status: DeliveryStatus,
  at: string,
): SubmissionAction[] {
  const { form, pageOf } = kindOf(submission);
  // Also while it is being sent, as long as nothing may have arrived.
  const isOpen = isEditable({ ...submission, lease: null }, at);
  const edit: SubmissionAction[] = form?.addressOf(submission.payload) && isOpen ? ['edit'] : [];
  const handOver: SubmissionAction[] = canBeHandedOver(submission) ? ['handOver'] : [];
  switch (status.kind) {
    case 'draft':
      return [];
    case 'sending':
    case 'saved':
      // Edit goes when it may have arrived: nothing stands behind it that would move under a finger.
      return ['sendNow', ...handOver, 'share', 'remove', ...edit];
    case 'sent':
      return pageOf ? ['open', 'dismiss'] : ['share', 'dismiss'];
    case 'forgotten':
      return status.canResend ? ['resend', 'share', 'dismiss'] : ['dismiss'];
    case 'needs-sign-in':
      return ['signIn', ...edit, ...handOver, 'share', 'remove'];
    case 'refused':
      return refusedPhotos(submission).length > 0
        ? ['leaveOut', ...edit, 'share', 'remove']
        : [...edit, 'share', 'remove'];
    case 'stale':
      return ['keep', ...edit, ...handOver, 'share', 'remove'];
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

/** What a counter can take from a text (offline-160). */
export function canBeHandedOver({ kind }: Pick<Submission, 'kind'>): boolean {
  return kind === 'order' || kind === 'request-order';
}

export type Removed = 'removed' | 'asking' | 'not-possible';

/** Takes back or deletes a submission; photos of a visitor that had arrived are removed from the server too. */
export async function removeSubmission(submission: Submission): Promise<Removed> {
  return isOver(submission) ? deleted(submission.id) : cancelled(submission.id);
}

/** True where it is deleted at once and nobody is asked. */
export function isOver({ state, cancelledAt }: Submission): boolean {
  return state === 'refused' || state === 'quarantine' || cancelledAt !== null;
}

async function deleted(id: string): Promise<Removed> {
  return (await deleteSubmission(id)) ? 'removed' : 'not-possible';
}

async function cancelled(id: string): Promise<Removed> {
  const outcome = await cancelSubmission(id);
  return outcome === 'cancelled' ? 'removed' : outcome;
}

/** True when editing a submission would push aside something the customer has begun to write. */
export async function hasOtherDraft(submission: Submission, owner: string): Promise<boolean> {
  const draft = await draftInTheWay(submission, owner);
  if (!draft) return false;
  // What came back into the bag stays in it.
  if (draft.id === orderedBagsStore.get().cameBack) return draft.photos.length > 0;
  return draft.photos.length > 0 || kindOf(draft).form?.isBlank(draft.payload) === false;
}

/** Makes a submission the draft on its form, in the place of any other draft; false when it cannot be edited now. */
export async function editInstead(submission: Submission, owner: string): Promise<boolean> {
  const other = await draftInTheWay(submission, owner);
  const { edited } = await editSubmission(submission.id);
  if (!edited) return false;
  if (other) await deleteSubmission(other.id);
  return true;
}

/** The draft that stands on the same form. */
async function draftInTheWay(submission: Submission, owner: string): Promise<Submission | null> {
  const { form } = kindOf(submission);
  const fits = (other: unknown) => form?.isSame?.(submission.payload, other) ?? true;
  return loadDraft(submission.kind, owner, fits).catch(() => null);
}
