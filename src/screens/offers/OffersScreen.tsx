import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { cashbackOffersQuery, offersQuery } from '#api/offers.ts';
import { ListFailed } from '#parts/list-failed/ListFailed.tsx';
import { OfferList } from '#parts/offers/OfferList.tsx';
import { usePageTitle } from '#parts/shell/page-title.ts';
import { useText } from '#state/language.ts';
import { useNetwork } from '#state/network.ts';
import { specialOffersText } from '#text/special-offers.ts';
import { buttonLook } from '#ui/button-look.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import styles from './OffersScreen.module.css';

/** Special Offers (S1 §2). The cashback terms are a second question: without its answer the cards say less. */
export function OffersScreen() {
  const t = useText(specialOffersText);
  const network = useNetwork();
  const { data: offers, error, isFetching, refetch } = useQuery(offersQuery);
  const { data: cashback = [] } = useQuery(cashbackOffersQuery);
  usePageTitle(t.title);
  const isEmpty = offers?.length === 0 && cashback.length === 0;
  return (
    <div className={styles['screen']}>
      <header className={styles['header']}>
        <h1>{t.title}</h1>
        <p className={styles['lead']}>{t.lead}</p>
      </header>
      {offers && !isEmpty && network === 'offline' && <Notice tone="offline">{t.maybeOld}</Notice>}
      {!offers && (isFetching || !error) && (
        <div role="status" aria-label={t.waiting} className={styles['waiting']}>
          <Skeleton className={styles['waitingCard']} />
          <Skeleton className={styles['waitingCard']} />
          <Skeleton className={styles['waitingCard']} />
        </div>
      )}
      {!offers && error && !isFetching && (
        <ListFailed error={error} words={t} onRetry={() => void refetch()} />
      )}
      {offers && !isEmpty && <OfferList offers={offers} cashback={cashback} />}
      {isEmpty && (
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
      )}
    </div>
  );
}
