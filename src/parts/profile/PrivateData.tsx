import type { ReactNode } from 'react';
import { reasonOf } from '#api/failure.ts';
import { ListFailed } from '#parts/list-failed/ListFailed.tsx';
import { useText } from '#state/language.ts';
import { useNetwork } from '#state/network.ts';
import { profileLinksText } from '#text/profile.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import styles from './PrivateData.module.css';
import { AsOf } from './AsOf.tsx';
import type { PrivateResult } from './use-private-query.ts';

export interface PrivateDataProps<Data> {
  of: PrivateResult<Data>;
  /** The accessible name of the loading state. */
  waiting: string;
  failed: string;
  /** Shown if the server responds with 404. */
  gone?: ReactNode;
  children: (response: Data) => ReactNode;
}

/**
 * The states of the customer's private data: loading, failed or offline with Retry, ready, and
 * stored data with its age (customer-area-13 to customer-area-15).
 */
export function PrivateData<Data>({ of, waiting, failed, gone, children }: PrivateDataProps<Data>) {
  const t = useText(profileLinksText);
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
        <Skeleton shape="block" />
      </div>
    );
  }
  const reason = reasonOf(error);
  if (gone && reason.kind === 'status' && reason.status === 404) return gone;
  const words = { failed, away: t.away, awayHint: t.awayHint };
  return <ListFailed error={error} words={words} onRetry={refetch} />;
}
