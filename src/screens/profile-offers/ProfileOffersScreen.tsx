import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { cashbackOffersQuery, offersQuery } from '#api/offers.ts';
import { ListFailed } from '#parts/list-failed/ListFailed.tsx';
import { OfferList } from '#parts/offers/OfferList.tsx';
import { usePageTitle } from '#parts/shell/page-title.ts';
import { useText } from '#state/language.ts';
import { useNetwork } from '#state/network.ts';
import { profileLinksText } from '#text/profile.ts';
import { specialOffersText } from '#text/special-offers.ts';
import { buttonLook } from '#ui/button-look.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';

/** The shop's offers inside the profile (S2 §2). */
export function ProfileOffersScreen() {
  const t = useText(specialOffersText);
  const links = useText(profileLinksText);
  const isOffline = useNetwork() === 'offline';
  const { data: offers, error, isFetching, refetch } = useQuery(offersQuery);
  const { data: cashback = [] } = useQuery(cashbackOffersQuery);
  usePageTitle(links.offers);
  const isEmpty = offers?.length === 0 && cashback.length === 0;
  return (
    <>
      <h1>{links.offers}</h1>
      {!offers && (isFetching || !error) && (
        <div role="status" aria-label={t.waiting}>
          <Skeleton shape="block" />
        </div>
      )}
      {!offers && error && !isFetching && (
        <ListFailed error={error} words={t} onRetry={() => void refetch()} />
      )}
      {offers && !isEmpty && isOffline && <Notice tone="offline">{t.maybeOld}</Notice>}
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
    </>
  );
}
