import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { cashbackOffersQuery, offersQuery } from '#api/offers.ts';
import { ListFailed } from '#parts/list-failed/ListFailed.tsx';
import { useText } from '#state/language.ts';
import { useNetwork } from '#state/network.ts';
import { specialOffersText } from '#text/special-offers.ts';
import { buttonLook } from '#ui/button-look.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { OfferList } from './OfferList.tsx';
import styles from './OffersShown.module.css';

/**
 * The shop's offers in all their states. The cashback terms are a separate query; without them the
 * cards show less.
 */
export function OffersShown() {
  const t = useText(specialOffersText);
  const isOffline = useNetwork() === 'offline';
  const { data: offers, error, isFetching, refetch } = useQuery(offersQuery);
  const { data: cashback = [] } = useQuery(cashbackOffersQuery);
  if (!offers && error && !isFetching) {
    return <ListFailed error={error} words={t} onRetry={() => void refetch()} />;
  }
  if (!offers) return <Waiting label={t.waiting} />;
  if (offers.length === 0 && cashback.length === 0) {
    return (
      <EmptyState
        icon="tag"
        title={t.none}
        action={
          <Link to="/" className={buttonLook('primary')}>
            {t.browse}
          </Link>
        }
      >
        {t.noneHint}
      </EmptyState>
    );
  }
  return (
    <>
      {isOffline && <Notice tone="offline">{t.maybeOld}</Notice>}
      <OfferList offers={offers} cashback={cashback} />
    </>
  );
}

function Waiting({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className={styles['waiting']}>
      <Skeleton className={styles['waitingCard']} />
      <Skeleton className={styles['waitingCard']} />
      <Skeleton className={styles['waitingCard']} />
    </div>
  );
}
