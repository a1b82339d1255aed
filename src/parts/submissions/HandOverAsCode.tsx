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

/**
 * The maximum length of the text. With more, the squares are too small for cheap cameras and
 * screens.
 */
const maxCharacters = 700;

const QrCode = lazyPart(async () => (await import('./QrCode.tsx')).QrCode, { Waiting: CodeToCome });

/** Hands the submission over as a QR code at the counter (offline-171). */
export function HandOverAsCode({ submission, text }: HandOverWayProps) {
  const t = useText(handOverText);
  const [isShown, setShown] = useState(false);
  /** The drawn code. Its chunk is loaded on demand. */
  const [code, setCode] = useState<SVGSVGElement | null>(null);

  // On a phone the code starts below the viewport, so scroll to it. The focus stays on the button
  // that hides it.
  useEffect(() => {
    if (code) bringIntoView(code);
  }, [code]);

  if (text.length > maxCharacters) return <p>{t.codeTooLong}</p>;

  function toggle(): void {
    setShown(!isShown);
    if (isShown) return;
    // A visible code counts as handed over. A failure to store this note is ignored.
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
