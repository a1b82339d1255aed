import { useState } from 'react';
import { isBlankDraft, type RequestDraft } from '#domain/request-draft.ts';
import type { DraftView } from '#parts/draft/draft-view.ts';
import { lazyPart } from '#parts/lazy/lazy-part.tsx';
import { useMinute } from '#state/use-now.ts';
import { useLanguage, useText } from '#state/language.ts';
import { useNetwork } from '#state/network.ts';
import { from } from '#text/dates.ts';
import { requestsText } from '#text/requests.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import styles from './RequestOrderScreen.module.css';

const DiscardQuestion = lazyPart(
  async () => (await import('./DiscardQuestion.tsx')).DiscardQuestion,
);

export interface DraftLineProps {
  view: DraftView<RequestDraft>;
  onDiscard: () => void;
}

/** A short line about the draft: its age, whether it is stored, and what happens while offline. */
export function DraftLine({ view, onDiscard }: DraftLineProps) {
  const t = useText(requestsText);
  const language = useLanguage();
  const minute = useMinute();
  const isOffline = useNetwork() === 'offline';
  const [isAsking, setAsking] = useState(false);
  const hasContent = !isBlankDraft(view.words) || view.photos.length > 0;
  const age = minute !== null && view.foundFrom && hasContent;
  return (
    <>
      {isOffline && <Notice tone="offline">{t.offlineNote}</Notice>}
      {view.wasSentElsewhere && (
        <Notice tone="info" live>
          {t.alreadySent}
        </Notice>
      )}
      {!view.isStored && (
        <Notice tone="warning" live>
          {t.draftNotKept}
        </Notice>
      )}
      {age && (
        <p className={styles['draftLine']}>
          {t.draftFrom(from(Date.parse(view.foundFrom), minute, language))}{' '}
          <Button variant="quiet" onClick={() => setAsking(true)}>
            {t.draftDiscard}
          </Button>
        </p>
      )}
      {isAsking && <DiscardQuestion onDiscard={onDiscard} onClose={() => setAsking(false)} />}
    </>
  );
}
