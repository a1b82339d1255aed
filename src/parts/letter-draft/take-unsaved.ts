import type { LetterKind } from '#domain/outbox-letter.ts';
import { findLetter, saveDraft } from '#outbox/write.ts';
import { forgetUnsaved, unsavedOf } from '#state/unsaved.ts';

/**
 * Puts what an earlier page could not store any more into its draft, before
 * the draft is read; what is older than the draft, or of one that was sent or
 * deleted meanwhile, is dropped. `writtenAt` reads when a payload was written
 * (ISO), null where it is another form's.
 */
export async function takeUnsaved(
  kind: LetterKind,
  owner: string,
  writtenAt: (payload: unknown) => string | null,
): Promise<void> {
  for (const { id, payload } of unsavedOf(kind, owner, (one) => writtenAt(one) !== null)) {
    const letter = await findLetter(id);
    const isNewer = !letter || (writtenAt(payload) ?? '') > (writtenAt(letter.payload) ?? '');
    const isOpen = !letter || letter.state === 'draft';
    const isDone = !isOpen || !isNewer || (await saveDraft({ id, kind, owner, payload })).saved;
    if (isDone) forgetUnsaved(kind, id);
  }
}
