/**
 * The outbox as a reducer: applies an event to the submissions and returns the new list. It uses no
 * clock, no random numbers and no storage; `src/outbox` runs it inside one transaction.
 *
 * Guarantees: content is only removed by a receipt, by the customer, or 30 days after an announced
 * refusal; `sent` is a final state; no submission can block another.
 */
import { guest } from '#domain/session.ts';
import { aDraft, canQueueMore } from '#domain/submission.ts';
import type { Submission } from '#domain/submission.ts';
import type { SubmissionEvent, OutboxEvent } from '#domain/outbox-events.ts';
import { canEdit, changeEach, changeSubmission } from '#domain/outbox-steps.ts';

/** Applies `event`. Submissions that it does not change keep their object identity. */
export function changeSubmissions(
  submissions: readonly Submission[],
  event: OutboxEvent,
): readonly Submission[] {
  switch (event.type) {
    case 'draft-saved':
      return isAnothers(submissions, event) ? submissions : saveDraft(submissions, event);
    case 'send-tapped':
      if (!canQueueMore(submissions) || isAnothers(submissions, event)) return submissions;
      return changeOne(submissions, event);
    case 'customer-edited':
      return edit(submissions, event);
    case 'customer-hurried':
    case 'signed-in':
    case 'owner-erased':
    case 'owner-left':
    case 'reconnected':
    case 'nobody-answered':
    case 'app-updated':
    case 'aged':
      return keepSome(submissions, (submission) => changeEach(submission, event));
    default:
      return changeOne(submissions, event);
  }
}

/**
 * True if the submission belongs to another customer. Only its owner may change and send it; a
 * guest's submission passes to the customer who saves or sends it (offline-197).
 */
function isAnothers(
  submissions: readonly Submission[],
  { id, owner }: { id: string; owner: string },
): boolean {
  const known = submissions.find((submission) => submission.id === id)?.owner ?? guest;
  return known !== guest && known !== owner;
}

function changeOne(
  submissions: readonly Submission[],
  event: SubmissionEvent,
): readonly Submission[] {
  const seq = submissions.reduce((highest, submission) => Math.max(highest, submission.seq), 0) + 1;
  return keepSome(submissions, (submission) =>
    submission.id === event.id ? changeSubmission(submission, event, seq) : submission,
  );
}

function keepSome(
  submissions: readonly Submission[],
  change: (submission: Submission) => Submission | null,
) {
  const next = submissions.map(change);
  if (next.every((submission, index) => submission === submissions[index])) return submissions;
  return next.filter((submission) => submission !== null);
}

function saveDraft(
  submissions: readonly Submission[],
  event: Extract<OutboxEvent, { type: 'draft-saved' }>,
): readonly Submission[] {
  if (!submissions.some((submission) => submission.id === event.id))
    return [...submissions, aDraft(event)];
  return keepSome(submissions, (submission) =>
    submission.id === event.id && submission.state === 'draft'
      ? { ...submission, payload: event.payload, owner: event.owner }
      : submission,
  );
}

/**
 * Turns a refused submission, or one that certainly never left the phone, into a new draft with a
 * new id.
 */
function edit(
  submissions: readonly Submission[],
  event: Extract<OutboxEvent, { type: 'customer-edited' }>,
): readonly Submission[] {
  const old = submissions.find((submission) => submission.id === event.id);
  if (!old || !canEdit(old, event.at)) return submissions;
  const draft: Submission = {
    ...aDraft({ ...old, id: event.newId, at: event.at }),
    photos: old.photos.map((photo) => ({ ...photo, serverId: null })),
  };
  return submissions.map((submission) => (submission === old ? draft : submission));
}
