import { deleteSubmission } from '#outbox/delete-submission.ts';
import { loadDraft, newSubmissionId, saveDraft, sendSubmission } from '#outbox/write.ts';
import { attachPicked, sortFiles, type FileComplaint } from '#parts/draft/picked-files.ts';

const kind = 'prescription';

/**
 * Stores picked files in a submission to the account and sends it, now or when the network is back.
 * Returns the files that could not be added.
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
  // Without access to the storage nothing was stored, so nothing must be deleted. The customer sees
  // the problems of the files.
  if (!sent) await deleteSubmission(submission.id).catch(() => undefined);
  return problems;
}

/** The time after which no tab is still adding files to a submission, in milliseconds. */
const longestTaking = 10 * 60_000;

/**
 * Deletes submissions whose files were still being added when the phone killed the browser. No
 * screen shows them.
 */
async function dropInterrupted(owner: string): Promise<void> {
  for (;;) {
    const left = await loadDraft(kind, owner);
    if (!left || Date.now() - Date.parse(left.createdAt) < longestTaking) return;
    if (!(await deleteSubmission(left.id))) return;
  }
}
