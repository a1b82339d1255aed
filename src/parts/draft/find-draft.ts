import type { Submission } from '#domain/submission.ts';
import { loadDraft } from '#outbox/write.ts';
import type { DraftForm, DraftWords } from './draft-view.ts';
import { takeUnsaved } from './take-unsaved.ts';

/** The draft of that form that `owner` may go on with; null where there is none. */
export function findDraft<Words extends DraftWords>(
  { kind, read }: DraftForm<Words>,
  owner: string,
): Promise<Submission | null> {
  const fits = (payload: unknown) => read(payload) !== null;
  // A phone whose storage is closed has no draft; sending will say so aloud.
  return loadDraft(kind, owner, fits).catch(() => null);
}

/** The same for a form that is opened: with what an earlier page could not store any more. */
export async function openDraft<Words extends DraftWords>(
  form: DraftForm<Words>,
  owner: string,
): Promise<Submission | null> {
  await takeUnsaved(form.kind, owner, (payload) => form.read(payload)?.writtenAt ?? null);
  return findDraft(form, owner);
}
