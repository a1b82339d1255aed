import { useState } from 'react';
import { maxHandOverBytes } from '#domain/hand-over/file.ts';
import { handOverFileOf, handOverFileSize, noteHandedOver } from '#outbox/hand-over.ts';
import { saveFile } from '#parts/share/share-text.ts';
import { useLanguage, useProductWords, useText } from '#state/language.ts';
import { handOverText } from '#text/hand-over.ts';
import { insideAppText } from '#text/inside-app.ts';
import type { Spoken } from '#text/sentences.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import type { HandOverWayProps } from './HandOverAsText.tsx';
import styles from './HandOver.module.css';
import { canShare } from './share-submission.ts';
import { wholeContent } from './submission-content.ts';
import { hasSavedPictures } from './WhatStays.tsx';

/** Hands the submission over as a file with its photos, by any app or in person (offline-161). */
export function HandOverAsFile({ submission, text }: HandOverWayProps) {
  const t = useText(handOverText);
  const inApp = useText(insideAppText);
  const language = useLanguage();
  const words = useProductWords();
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState('');
  const size = handOverFileSize(submission, text);
  const isTooBig = submission.photos.reduce((sum, photo) => sum + photo.size, 0) > maxHandOverBytes;
  if (isTooBig) return <p>{t.fileTooBig(sizeText(maxHandOverBytes, t))}</p>;

  async function hand(): Promise<void> {
    setBusy(true);
    setOutcome('');
    try {
      const content = wholeContent(submission, language, words);
      const file = await handOverFileOf(submission, text, content);
      const outcome = await give(file);
      if (outcome === 'impossible') return setOutcome(inApp.noFileOfThis);
      // A failure to store this note is ignored, because the file has already been shared.
      await noteHandedOver(submission.id, 'file').catch(() => undefined);
      setOutcome(outcome === 'saved' ? t.fileSaved : '');
    } catch (failure) {
      const isClosed = failure instanceof DOMException && failure.name === 'AbortError';
      setOutcome(isClosed ? '' : t.fileFailed);
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className={styles['way']}>
      <p>{t.fileHint}</p>
      <p>{t.fileSize(sizeText(size, t))}</p>
      {hasSavedPictures(submission) && <p>{t.savedPictures}</p>}
      <Button wide busy={isBusy} onClick={() => void hand()}>
        {!isBusy && <Icon name={canShare() ? 'share' : 'download'} />}
        {canShare() ? t.fileShare : t.fileSave}
      </Button>
      <p role="status">{outcome}</p>
    </div>
  );
}

/**
 * Opens the share sheet if it accepts the file, else saves the file on the phone if possible.
 * Throws an AbortError if the customer closed the sheet.
 */
async function give(file: File): Promise<'shared' | 'saved' | 'impossible'> {
  const shared = { files: [file] };
  if (canShare() && navigator.canShare?.(shared)) {
    try {
      await navigator.share(shared);
      return 'shared';
    } catch (failure) {
      if (failure instanceof DOMException && failure.name === 'AbortError') throw failure;
      // The sheet refused the file after all, so save it.
    }
  }
  return saveFile(file, file.name) ? 'saved' : 'impossible';
}

function sizeText(bytes: number, t: Spoken<typeof handOverText>): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1024));
  return kilobytes < 1024
    ? t.kilobytes(kilobytes)
    : t.megabytes((kilobytes / 1024).toFixed(1).replace(/\.0$/, ''));
}
