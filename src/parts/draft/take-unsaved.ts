import type { SubmissionKind } from '#domain/submission.ts';
import { findSubmission, saveDraft } from '#outbox/write.ts';
import { forgetUnsaved, unsavedOf } from '#state/unsaved.ts';

/**
 * Puts what an earlier page could not store any more into its draft, before
 * the draft is read; what is older than the draft, or of one that was sent or
 * deleted meanwhile, is dropped. `writtenAt` reads when a payload was written
 * (ISO), null where it is another form's.
 */
export async function takeUnsaved(
  kind: SubmissionKind,
  owner: string,
  writtenAt: (payload: unknown) => string | null,
): Promise<void> {
  for (const unsaved of unsavedOf(kind, owner, (one) => writtenAt(one) !== null)) {
    const { payload } = unsaved;
    // A complaint of an older version stands under its owner's id.
    const id = unsaved.submissionId || unsaved.id;
    const submission = await findSubmission(id);
    const isNewer =
      !submission || (writtenAt(payload) ?? '') > (writtenAt(submission.payload) ?? '');
    const isOpen = !submission || submission.state === 'draft';
    const isDone = !isOpen || !isNewer || (await saveDraft({ id, kind, owner, payload })).saved;
    if (isDone) forgetUnsaved(kind, unsaved.id);
  }
}
