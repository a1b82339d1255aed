import { useText } from '#state/language.ts';
import { shellText } from '#text/shell.ts';
import { buttonLook } from '#ui/button-look.ts';
import styles from './PartFailed.module.css';

/** In place of a part whose code could not be had either: made of nothing but what the first load brings. */
export function PartFailed({ onRetry }: { onRetry: () => void }) {
  const t = useText(shellText);
  return (
    <div role="alert" className={styles['lost']}>
      <p>{t.partFailed}</p>
      <button type="button" className={buttonLook('secondary')} onClick={onRetry}>
        {t.retry}
      </button>
    </div>
  );
}
