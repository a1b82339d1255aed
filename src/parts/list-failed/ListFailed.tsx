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
    /** The shop answered, but not with what was asked for. */
    failed: string;
    /** There is no network, and the phone has not seen it yet. */
    away: string;
    awayHint: string;
  };
  onRetry: () => void;
  /** Another way on, beside Retry. */
  beside?: ReactNode;
}

/** In place of what this phone has nothing of: grey without a network, red where something went wrong. */
export function ListFailed({ error, words, onRetry, beside }: ListFailedProps) {
  const t = useText(errorsText);
  const { isAway, sentence, code } = useFailure(error);
  const retry = <Button onClick={onRetry}>{t.retry}</Button>;
  return (
    <ErrorState
      offline={isAway}
      title={isAway ? words.away : words.failed}
      smallPrint={isAway ? null : code}
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
      <p>{isAway ? words.awayHint : sentence}</p>
    </ErrorState>
  );
}
