import { readRequestDraft } from '#contract/drafts.ts';
import { readStoredOrder } from '#contract/stored-order.ts';
import type { Submission } from '#domain/submission.ts';
import { useText } from '#state/language.ts';
import { handOverText } from '#text/hand-over.ts';

/** The parts of a submission that a text cannot include, and when they follow (offline-170). */
export function WhatStays({ submission }: { submission: Submission }) {
  const t = useText(handOverText);
  const { length } = submission.photos;
  return (
    <>
      {length > 0 && <p>{t.noPictures(length)}</p>}
      {hasSavedPictures(submission) && <p>{t.savedPictures}</p>}
    </>
  );
}

/** Whether it includes saved prescriptions of the account, which are not on this phone. */
export function hasSavedPictures({ kind, payload }: Submission): boolean {
  const read = kind === 'order' ? readStoredOrder(payload) : readRequestDraft(payload);
  return (read?.prescriptionIds.length ?? 0) > 0;
}
