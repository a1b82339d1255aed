import { useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { homeQuery } from '#api/home.ts';
import { Later } from '#parts/later/Later.tsx';
import { PartLost } from '#parts/later/PartLost.tsx';
import { usePageTitle } from '#parts/shell/page-title.ts';
import { useText } from '#state/language.ts';
import { useNetwork } from '#state/network.ts';
import { homeText } from '#text/home.ts';
import { HomePage } from './HomePage.tsx';
import { HomeSkeleton } from './HomeSkeleton.tsx';

const HomeAge = lazy(async () => ({ default: (await import('./HomeAge.tsx')).HomeAge }));
const HomeFailed = lazy(async () => ({ default: (await import('./HomeFailed.tsx')).HomeFailed }));

/** Home in its four faces: ready, waiting, failed, offline with what is last known (S1 §2 "Home"). */
export function HomeScreen() {
  const t = useText(homeText);
  const network = useNetwork();
  usePageTitle('');
  const { data: home, dataUpdatedAt, error, isFetching, refetch } = useQuery(homeQuery);
  if (home) {
    return (
      <>
        {network !== 'online' && (
          <Later>
            <HomeAge since={dataUpdatedAt} />
          </Later>
        )}
        <HomePage home={home} />
      </>
    );
  }
  if (isFetching || !error) return <HomeSkeleton label={t.waiting} />;
  const retry = () => void refetch();
  return (
    <Later waiting={<HomeSkeleton label={t.waiting} />} failed={<PartLost onRetry={retry} />}>
      <HomeFailed error={error} onRetry={retry} />
    </Later>
  );
}
