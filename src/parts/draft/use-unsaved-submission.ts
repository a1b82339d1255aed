import { useEffect, useEffectEvent, useState } from 'react';
import { canonicalJson } from '#domain/canonical-json.ts';
import { isUnsent } from '#domain/submission.ts';
import { outboxStore } from '#outbox/storage/store.ts';
import { findSubmission, newSubmissionId } from '#outbox/write.ts';
import { useUnsavedWords, type UnsavedForm } from './use-unsaved-words.ts';

/**
 * Unsaved words that become a submission. They carry its id from the first stroke: a browser that
 * is killed brings them back after they were sent, and by the id they are known (offline-196).
 */
export function useUnsavedSubmission<Words>(form: UnsavedForm<Words>, owner: string, empty: Words) {
  const unsaved = useUnsavedWords(form, owner, empty, newSubmissionId);
  const { words, wasFound, foundAt, submissionId, beginAnew } = unsaved;
  const [opened] = useState({ words, wasFound, foundAt, submissionId });

  const dropUnlessChanged = useEffectEvent(() => {
    if (words === opened.words) beginAnew();
  });
  useEffect(() => {
    if (!opened.wasFound) return;
    let isOpen = true;
    const drop = async () => {
      const isSent = await wasSentSince(opened.submissionId, opened.foundAt);
      if (isSent && isOpen) dropUnlessChanged();
    };
    void drop();
    return () => {
      isOpen = false;
    };
  }, [opened]);

  /** Under which id this is sent: another where other words were sent under theirs, as from another tab. */
  async function idToSend(payload: unknown): Promise<string> {
    const own = await findSubmission(submissionId);
    const isFree = !own || own.state === 'draft';
    if (isFree) return submissionId;
    const isThis = canonicalJson(own.payload) === canonicalJson(payload);
    return isThis && (isUnsent(own) || own.state === 'sent') ? submissionId : newSubmissionId();
  }

  return { ...unsaved, idToSend };
}

/** True where the submission of that id was sent off after `writtenAt` (ISO), also where its content has gone since. */
async function wasSentSince(id: string, writtenAt: string): Promise<boolean> {
  const submission = await findSubmission(id);
  if (submission) return submission.state !== 'draft' && submission.createdAt >= writtenAt;
  const receipts = await outboxStore.receipts().catch(() => []);
  return receipts.some((receipt) => receipt.id === id && receipt.sentAt >= writtenAt);
}
