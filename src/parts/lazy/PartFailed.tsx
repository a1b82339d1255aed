import { useText } from '#state/language.ts';
import { shellText } from '#text/shell.ts';
import { buttonLook } from '#ui/button-look.ts';
import { PlainDialog } from '#ui/PlainDialog.tsx';
import styles from './PartFailed.module.css';

export interface PartFailedProps {
  /** Shows the message in a dialog over the page, if `onClose` is given. */
  isOver?: boolean;
  /** True if the code is still loading after a long time. */
  isLoading?: boolean;
  onRetry: () => void;
  onClose?: (() => void) | undefined;
}

/**
 * Fallback for a part whose chunk failed to load or is slow to load. Uses only code from the entry
 * chunk.
 */
export function PartFailed({ isOver, isLoading, onRetry, onClose }: PartFailedProps) {
  const t = useText(shellText);
  const sentence = isLoading ? t.partSlow : t.partFailed;
  const message = (
    <div role={isLoading ? 'status' : 'alert'} className={styles['lost']}>
      <p>{sentence}</p>
      <button type="button" className={buttonLook('secondary')} onClick={onRetry}>
        {isLoading ? t.reload : t.retry}
      </button>
      {onClose && (
        <button type="button" className={buttonLook('quiet')} onClick={onClose}>
          {t.close}
        </button>
      )}
    </div>
  );
  if (!isOver || !onClose) return message;
  return (
    <PlainDialog className={styles['over']} aria-label={sentence} onClose={onClose}>
      {message}
    </PlainDialog>
  );
}
