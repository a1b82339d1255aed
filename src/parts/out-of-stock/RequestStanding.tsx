import { useSyncExternalStore } from 'react';
import { standingOf, type Standing } from '#domain/outbox-standing.ts';
import { observeLetters } from '#outbox/observe.ts';
import { useText } from '#state/language.ts';
import { outboxText } from '#text/outbox.ts';
import { productRequestText } from '#text/product-request.ts';
import { Notice } from '#ui/Notice.tsx';
import { ProgressBar } from '#ui/ProgressBar.tsx';

/** What became of the request: three words for three truths, 'Product Request Sent' on a receipt only. */
export function RequestStanding({ letterId }: { letterId: string }) {
  const t = useText(productRequestText);
  const words = useText(outboxText);
  const view = useSyncExternalStore(
    observeLetters.subscribe,
    observeLetters.getSnapshot,
    observeLetters.getServerSnapshot,
  );
  const letter = view.letters.find((one) => one.id === letterId);
  const standing: Standing | null = letter ? standingOf(letter, view.at) : null;

  switch (standing?.kind) {
    case 'sent':
      return (
        <Notice tone="success" live>
          {t.requestSent}
        </Notice>
      );
    case 'sending':
      return <ProgressBar label={words.sending} />;
    case 'refused':
      return (
        <Notice tone="error" live>
          {words.refused(standing.message)}
        </Notice>
      );
    case 'needs-sign-in':
      return (
        <Notice tone="warning" live>
          {words.signInToSend}
        </Notice>
      );
    default:
      return (
        <Notice tone="offline" icon="smartphone" live>
          <p>{t.requestSaved}</p>
          <p>{t.requestSavedHint}</p>
        </Notice>
      );
  }
}
