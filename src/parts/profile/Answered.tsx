import type { ReactNode } from 'react';
import { reasonOf } from '#api/failure.ts';
import { useLanguage, useText } from '#state/language.ts';
import { useNetwork } from '#state/network.ts';
import { errorsText, wordsFor } from '#text/errors.ts';
import { profileLinksText } from '#text/profile.ts';
import { Button } from '#ui/Button.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import styles from './Answered.module.css';
import { AsOf } from './AsOf.tsx';
import type { PrivateAnswer } from './use-private.ts';

export interface AnsweredProps<Answer> {
  of: PrivateAnswer<Answer>;
  /** What is being fetched, for screen readers. */
  waiting: string;
  failed: string;
  /** Said in the place of an answer that the shop does not have (404). */
  gone?: ReactNode;
  children: (answer: Answer) => ReactNode;
}

/**
 * The faces of something of the customer's own: waiting, failed or offline with
 * Retry, ready, and the last known with its age (decisions: "Leaves a loader").
 */
export function Answered<Answer>({ of, waiting, failed, gone, children }: AnsweredProps<Answer>) {
  const { data, error, isFetching, refetch } = of;
  const isOffline = useNetwork() === 'offline';
  if (data !== undefined) {
    const isLastKnown = error !== null || (isOffline && !isFetching);
    return (
      <>
        {isLastKnown && <AsOf at={of.at} />}
        {children(data)}
      </>
    );
  }
  if (!error || isFetching) {
    return (
      <div role="status" aria-label={waiting} className={styles['waiting']}>
        <Skeleton shape="button" />
        <Skeleton shape="block" />
      </div>
    );
  }
  const reason = reasonOf(error);
  if (gone && reason.kind === 'status' && reason.status === 404) return gone;
  return <Failed error={error} title={failed} onRetry={refetch} />;
}

function Failed({ error, title, onRetry }: { error: Error; title: string; onRetry: () => void }) {
  const t = useText(profileLinksText);
  const errors = useText(errorsText);
  const language = useLanguage();
  const network = useNetwork();
  const reason = reasonOf(error);
  const isAway = network !== 'online' || reason.kind === 'unreachable' || reason.kind === 'tooSlow';
  const { sentence, code } = wordsFor(reason, language);
  return (
    <ErrorState
      offline={isAway}
      title={isAway ? t.away : title}
      smallPrint={isAway ? null : code}
      action={<Button onClick={onRetry}>{errors.retry}</Button>}
    >
      <p>{isAway ? t.awayHint : sentence}</p>
    </ErrorState>
  );
}
