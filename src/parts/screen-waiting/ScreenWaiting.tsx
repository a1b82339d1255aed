import { PartFailed } from '#parts/lazy/PartFailed.tsx';
import { useLoadDelay } from '#parts/lazy/use-load-delay.ts';
import { usePageTitle } from '#parts/shell/page-title.ts';
import { useText } from '#state/language.ts';
import { shellText } from '#text/shell.ts';
import { buttonLook } from '#ui/button-look.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import styles from './ScreenWaiting.module.css';

/**
 * Fallback for a screen while its code loads. It is as high as the window, so that nothing below it
 * moves. Offers a reload after 20 s and shows an error after 120 s (errors-34).
 */
export function ScreenWaiting() {
  const t = useText(shellText);
  const delay = useLoadDelay();
  if (delay === 'timed-out') return <ScreenTimedOut />;
  return (
    <div className={styles['waiting']}>
      {delay === 'long' && <PartFailed isLoading onRetry={reload} />}
      <div role="status" aria-label={t.opening} className={styles['skeleton']}>
        <Skeleton className={styles['heading']} />
        <Skeleton shape="block" />
      </div>
    </div>
  );
}

function ScreenTimedOut() {
  const t = useText(shellText);
  usePageTitle(t.screenTimedOut);
  return (
    <div role="alert" className={styles['lost']}>
      <h1>{t.screenTimedOut}</h1>
      <p>{t.screenLostKept}</p>
      <button type="button" className={buttonLook()} onClick={reload}>
        {t.reload}
      </button>
    </div>
  );
}

function reload(): void {
  window.location.reload();
}
