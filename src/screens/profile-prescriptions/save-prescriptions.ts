import { deleteSubmission } from '#outbox/delete-submission.ts';
import { loadDraft, newSubmissionId, saveDraft, sendSubmission } from '#outbox/write.ts';
import { attachPicked, sortFiles, type FileComplaint } from '#parts/draft/picked-files.ts';

const kind = 'prescription';

/**
 * Puts picked files into a submission to the account and sends it off: at once, or
 * when the network is back. Answers the files that could not join.
 */
export async function savePrescriptions(
  files: readonly File[],
  owner: string,
): Promise<FileComplaint[]> {
  const { accepted, complaints } = sortFiles(files, 0);
  if (accepted.length === 0) return complaints;
  await dropInterrupted(owner).catch(() => undefined);
  const submission = { id: newSubmissionId(), kind, owner, payload: {} } as const;
  const problems = [...complaints];
  const draft = await saveDraft(submission);
  let attached = 0;
  for (const file of accepted) {
    const { problem } = draft.saved
      ? await attachPicked(submission.id, file)
      : ({ problem: 'not-saved' } as const);
    if (problem) problems.push({ name: file.name, problem });
    else attached += 1;
  }
  const sent = attached > 0 && (await sendSubmission(submission)).saved;
  if (attached > 0 && !sent) problems.push({ name: accepted[0]?.name ?? '', problem: 'not-saved' });
  // A storage that is closed to us has kept nothing to delete: the customer is told of the files.
  if (!sent) await deleteSubmission(submission.id).catch(() => undefined);
  return problems;
}

/** Milliseconds after which no tab is still taking files in. */
const longestTaking = 10 * 60_000;

/** A picking that was cut off before it was saved, by a browser that the phone closed: nobody sees it any more. */
async function dropInterrupted(owner: string): Promise<void> {
  for (;;) {
    const left = await loadDraft(kind, owner);
    if (!left || Date.now() - Date.parse(left.createdAt) < longestTaking) return;
    if (!(await deleteSubmission(left.id))) return;
  }
}
