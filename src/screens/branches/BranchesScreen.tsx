import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { reasonOf } from '#api/failure.ts';
import { branchesQuery } from '#api/branches.ts';
import { usePageTitle } from '#parts/shell/page-title.ts';
import { useLanguage, useText } from '#state/language.ts';
import { useNetwork } from '#state/network.ts';
import { branchesText } from '#text/branches.ts';
import { errorsText, wordsFor } from '#text/errors.ts';
import { AlertDialog } from '#ui/AlertDialog.tsx';
import { Button } from '#ui/Button.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { BranchesTable } from './BranchesTable.tsx';
import styles from './BranchesScreen.module.css';

/** Branch Locations (S1 §2): ready, waiting, failed, or the last known ones while the network is away. */
export function BranchesScreen() {
  const t = useText(branchesText);
  usePageTitle(t.title);
  const { data: branches, error, isFetching, refetch } = useQuery(branchesQuery);
  const isWaiting = !branches && (isFetching || !error);
  return (
    <div className={styles['screen']}>
      <h1>{t.title}</h1>
      {branches && <BranchesTable branches={branches} />}
      {isWaiting && (
        <div role="status" aria-label={t.waiting} className={styles['waiting']}>
          <Skeleton shape="button" />
          <Skeleton shape="block" />
        </div>
      )}
      {error && !isFetching && (
        <BranchesFailed error={error} isLost={!branches} onRetry={() => void refetch()} />
      )}
    </div>
  );
}

interface BranchesFailedProps {
  error: Error;
  /** Nothing is known from before either. */
  isLost: boolean;
  onRetry: () => void;
}

/**
 * Where S1 §8 has a browser alert, a dialog with the same words; none where the
 * network is merely away (decisions, "Calls and errors").
 */
function BranchesFailed({ error, isLost, onRetry }: BranchesFailedProps) {
  const t = useText(branchesText);
  const errors = useText(errorsText);
  const language = useLanguage();
  const network = useNetwork();
  const [read, setRead] = useState<Error | null>(null);
  const reason = reasonOf(error);
  const isAway = network !== 'online' || reason.kind === 'unreachable' || reason.kind === 'tooSlow';
  const { sentence, code } = wordsFor(reason, language);
  return (
    <>
      {isLost && (
        <ErrorState
          offline={isAway}
          title={isAway ? t.away : t.failed}
          smallPrint={isAway ? null : code}
          action={<Button onClick={onRetry}>{errors.retry}</Button>}
        >
          <p>{isAway ? t.awayHint : sentence}</p>
        </ErrorState>
      )}
      {!isAway && read !== error && (
        <AlertDialog
          title={sentence}
          smallPrint={code}
          onClose={() => setRead(error)}
          actions={<Button onClick={() => setRead(error)}>{t.understood}</Button>}
        />
      )}
    </>
  );
}
