/** The actions that the customer can take on a submission. */
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

/**
 * The actions that are possible now, the most useful first. While a submission is being sent: the
 * actions that are possible if the attempt fails.
 */
export function actionsFor(
  submission: Submission,
  status: DeliveryStatus,
  at: string,
): SubmissionAction[] {
  const { form, pageOf } = kindOf(submission);
  // The lease is ignored, so Edit also stays while the submission is being sent, unless it may have
  // arrived.
  const isOpen = isEditable({ ...submission, lease: null }, at);
  const edit: SubmissionAction[] = form?.addressOf(submission.payload) && isOpen ? ['edit'] : [];
  const handOver: SubmissionAction[] = canBeHandedOver(submission) ? ['handOver'] : [];
  switch (status.kind) {
    case 'draft':
      return [];
    case 'sending':
    case 'saved':
      // Edit disappears when the submission may have arrived. It is last, so that no button moves
      // under the finger.
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

/** Whether a counter can enter this kind of submission from a text (offline-160). */
export function canBeHandedOver({ kind }: Pick<Submission, 'kind'>): boolean {
  return kind === 'order' || kind === 'request-order';
}

export type Removed = 'removed' | 'asking' | 'not-possible';

/**
 * Cancels or deletes a submission. Uploaded photos of a visitor are also removed from the server.
 */
export async function removeSubmission(submission: Submission): Promise<Removed> {
  return isOver(submission) ? deleted(submission.id) : cancelled(submission.id);
}

/** Whether the submission can be deleted immediately, without a request to the server. */
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

/** Whether editing this submission would replace a draft that has content. */
export async function hasOtherDraft(submission: Submission, owner: string): Promise<boolean> {
  const draft = await draftInTheWay(submission, owner);
  if (!draft) return false;
  // The lines of this draft are in the bag and stay there, so only its photos count.
  if (draft.id === orderedBagsStore.get().cameBack) return draft.photos.length > 0;
  return draft.photos.length > 0 || kindOf(draft).form?.isBlank(draft.payload) === false;
}

/**
 * Turns a submission into the draft of its form and deletes any other draft of that form. Returns
 * false if it cannot be edited now.
 */
export async function editInstead(submission: Submission, owner: string): Promise<boolean> {
  const other = await draftInTheWay(submission, owner);
  const { edited } = await editSubmission(submission.id);
  if (!edited) return false;
  if (other) await deleteSubmission(other.id);
  return true;
}

/** The draft of the same form. */
async function draftInTheWay(submission: Submission, owner: string): Promise<Submission | null> {
  const { form } = kindOf(submission);
  const fits = (other: unknown) => form?.isSame?.(submission.payload, other) ?? true;
  return loadDraft(submission.kind, owner, fits).catch(() => null);
}
