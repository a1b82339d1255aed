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
    /** The title after a failure. The reason is shown below it. */
    failed: string;
    /** The title if the phone is offline and has no stored response. */
    away: string;
    awayHint: string;
  };
  onRetry: () => void;
  /** Another action beside Retry. */
  beside?: ReactNode;
}

/**
 * Shown instead of a list that could not be fetched and is not stored. Grey if there was no
 * response, red for an error, with a text for each kind of failure.
 */
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
