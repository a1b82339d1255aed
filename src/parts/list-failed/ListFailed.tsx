import type { ReactNode } from 'react';
import { useText } from '#state/language.ts';
import { errorsText } from '#text/errors.ts';
import { Button } from '#ui/Button.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import styles from './ListFailed.module.css';
import { useFailure } from './use-failure.ts';

export interface ListFailedProps {
  error: Error;
  words: {
    /** It could not be had: the reason stands below. */
    failed: string;
    /** The phone is offline, and has not seen it yet. */
    away: string;
    awayHint: string;
  };
  onRetry: () => void;
  /** Another way on, beside Retry. */
  beside?: ReactNode;
}

/** In place of what this phone has nothing of: grey where nobody answered, red where something went wrong; each failure in its own words. */
export function ListFailed({ error, words, onRetry, beside }: ListFailedProps) {
  const t = useText(errorsText);
  const { isOffline, isAway, whole, hint } = useFailure(error);
  const retry = <Button onClick={onRetry}>{t.retry}</Button>;
  return (
    <ErrorState
      offline={isAway}
      title={isOffline ? words.away : words.failed}
      action={
        beside ? (
          <div className={styles['ways']}>
            {retry}
            {beside}
          </div>
        ) : (
          retry
        )
      }
    >
      <p>{isOffline ? words.awayHint : whole}</p>
      {hint && !isOffline && <p>{hint}</p>}
    </ErrorState>
  );
}
