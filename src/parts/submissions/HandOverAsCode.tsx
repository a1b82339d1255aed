import { useEffect, useState } from 'react';
import { noteHandedOver } from '#outbox/hand-over.ts';
import { lazyPart } from '#parts/lazy/lazy-part.tsx';
import { useText } from '#state/language.ts';
import { handOverText } from '#text/hand-over.ts';
import { bringIntoView } from '#ui/bring-into-view.ts';
import { Button } from '#ui/Button.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import type { HandOverWayProps } from './HandOverAsText.tsx';
import styles from './HandOver.module.css';
import { WhatStays } from './WhatStays.tsx';

/** More characters make squares too small for a cheap camera in front of a cheap screen. */
const mostCharacters = 700;

const QrCode = lazyPart(async () => (await import('./QrCode.tsx')).QrCode, { Waiting: CodeToCome });

/** Held up at the counter (offline-171). */
export function HandOverAsCode({ submission, text }: HandOverWayProps) {
  const t = useText(handOverText);
  const [isShown, setShown] = useState(false);
  /** Its squares, once they are drawn: their code is fetched when it is asked for. */
  const [code, setCode] = useState<SVGSVGElement | null>(null);

  // On a phone it begins below the end of the screen. The focus stays on the button that hides it.
  useEffect(() => {
    if (code) bringIntoView(code);
  }, [code]);

  if (text.length > mostCharacters) return <p>{t.codeTooLong}</p>;

  function toggle(): void {
    setShown(!isShown);
    if (isShown) return;
    // A code that is on the screen may be scanned; the note alone may fail.
    void noteHandedOver(submission.id, 'code').catch(() => undefined);
  }

  return (
    <div className={styles['way']}>
      <p>{t.codeHint}</p>
      <WhatStays submission={submission} />
      <Button wide variant={isShown ? 'secondary' : 'primary'} onClick={toggle}>
        {isShown ? t.codeHide : t.codeShow}
      </Button>
      {isShown && <QrCode ref={setCode} text={text} label={t.codeName} />}
      <p role="status">{code ? t.codeShown : ''}</p>
    </div>
  );
}

function CodeToCome() {
  return <Skeleton shape="picture" />;
}
