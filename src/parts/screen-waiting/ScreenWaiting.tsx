import { useText } from '#state/language.ts';
import { shellText } from '#text/shell.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import styles from './ScreenWaiting.module.css';

/** Stands where a screen will be while its code is on the way: as high as the window, so that nothing below moves. */
export function ScreenWaiting() {
  const t = useText(shellText);
  return (
    <div role="status" aria-label={t.opening} className={styles['waiting']}>
      <Skeleton className={styles['heading']} />
      <Skeleton shape="block" />
    </div>
  );
}
