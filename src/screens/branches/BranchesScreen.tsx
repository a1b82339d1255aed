import { useQuery } from '@tanstack/react-query';
import { branchesQuery } from '#api/branches.ts';
import { FailureAlert } from '#parts/list-failed/FailureAlert.tsx';
import { ListFailed } from '#parts/list-failed/ListFailed.tsx';
import { usePageTitle } from '#parts/shell/page-title.ts';
import { useText } from '#state/language.ts';
import { branchesText } from '#text/branches.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { classes } from '#ui/classes.ts';
import layout from '#ui/page.module.css';
import { BranchesTable } from './BranchesTable.tsx';
import styles from './BranchesScreen.module.css';

/**
 * Branch Locations (catalogue-96): ready, waiting, failed, or the stored branches while offline.
 */
export function BranchesScreen() {
  const t = useText(branchesText);
  usePageTitle(t.title);
  const { data: branches, error, isFetching, refetch } = useQuery(branchesQuery);
  const isWaiting = !branches && (isFetching || !error);
  return (
    <div className={classes(layout['page'], styles['screen'])}>
      <h1>{t.title}</h1>
      {branches && <BranchesTable branches={branches} />}
      {isWaiting && (
        <div role="status" aria-label={t.waiting} className={styles['waiting']}>
          <Skeleton shape="button" />
          <Skeleton shape="block" />
        </div>
      )}
      {error && !isFetching && (
        <>
          {!branches && <ListFailed error={error} words={t} onRetry={() => void refetch()} />}
          <FailureAlert error={error} isKnown={branches !== undefined} />
        </>
      )}
    </div>
  );
}
