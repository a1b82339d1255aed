import { useText } from '#state/language.ts';
import { shellText } from '#text/shell.ts';
import { buttonLook } from '#ui/button-look.ts';
import { PlainDialog } from '#ui/PlainDialog.tsx';
import styles from './PartFailed.module.css';

export interface PartFailedProps {
  /** Over the page, where the part would have lain there and can be closed. */
  isOver?: boolean;
  onRetry: () => void;
  onClose?: (() => void) | undefined;
}

/** In place of a part whose code could not be had either: made of nothing but what the first load brings. */
export function PartFailed({ isOver, onRetry, onClose }: PartFailedProps) {
  const t = useText(shellText);
  const said = (
    <div role="alert" className={styles['lost']}>
      <p>{t.partFailed}</p>
      <button type="button" className={buttonLook('secondary')} onClick={onRetry}>
        {t.retry}
      </button>
      {onClose && (
        <button type="button" className={buttonLook('quiet')} onClick={onClose}>
          {t.close}
        </button>
      )}
    </div>
  );
  if (!isOver || !onClose) return said;
  return (
    <PlainDialog className={styles['over']} aria-label={t.partFailed} onClose={onClose}>
      {said}
    </PlainDialog>
  );
}
