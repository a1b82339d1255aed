import { useEffect, useRef } from 'react';
import { useEndpoint } from '#counter/api/use-endpoint.ts';
import { ScreenLink, useGo } from '#counter/parts/links.tsx';
import { PageHead } from '#counter/parts/PageHead.tsx';
import { useShortcuts } from '#counter/parts/use-shortcuts.ts';
import { list } from '#contract/counter/queue.ts';
import { useLanguage, useText } from '#state/language.ts';
import type { Paisa } from '#domain/money.ts';
import { counterRequestText } from '#text/counter/request.ts';
import { digits, taka } from '#text/numbers.ts';
import { Button } from '#ui/Button.tsx';
import { buttonLook } from '#ui/button-look.ts';
import { Notice } from '#ui/Notice.tsx';
import styles from './Request.module.css';

/** The quote that was just sent. `total` is in paisa, or null if nothing could be had. */
export interface Done {
  number: string;
  total: Paisa | null;
  canBeAccepted: boolean;
}

interface QuotedViewProps {
  id: string;
  done: Done;
  onBack: () => void;
}

/** Shown after a quote was sent: the total, and a link to the next request that waits. */
export function QuotedView({ id, done, onBack }: QuotedViewProps) {
  const t = useText(counterRequestText);
  const language = useLanguage();
  const go = useGo();
  const waiting = useEndpoint(list, { kind: 'request', group: 'new', size: '5' });
  const next = waiting.data?.rows.find((row) => row.id !== id);
  const number = digits(done.number, language);
  const title =
    done.total === null ? t.doneNothing(number) : t.done(number, taka(done.total, language));
  const toNext = next ? `/requests/${encodeURIComponent(next.id)}` : '/queue';
  const words = next ? t.nextRequest(digits(next.number, language)) : t.toQueue;
  const way = useRef<HTMLAnchorElement>(null);
  const isKnown = !waiting.isPending;
  useShortcuts([{ key: 'n', words, onPress: () => go(toNext) }]);

  // Moves the focus to the link, because the pressed button has unmounted. Enter then continues.
  useEffect(() => {
    if (isKnown) way.current?.focus();
  }, [isKnown]);

  return (
    <>
      <PageHead title={title} back={{ to: '/queue', words: t.back }} />
      <Notice tone="success">
        {t.doneHint}
        {done.total !== null && ` ${done.canBeAccepted ? t.readsTap : t.readsCall}`}
      </Notice>
      <div className={styles['buttons']}>
        <ScreenLink ref={way} to={toNext} className={buttonLook('primary')}>
          {words}
        </ScreenLink>
        <Button variant="secondary" onClick={onBack}>
          {t.lookAgain}
        </Button>
      </div>
      {!next && isKnown && <p className={styles['soft']}>{t.noNext}</p>}
    </>
  );
}
