import { useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { homeQuery } from '#api/home.ts';
import { LazyBoundary } from '#parts/lazy/LazyBoundary.tsx';
import { PartFailed } from '#parts/lazy/PartFailed.tsx';
import { usePageTitle } from '#parts/shell/page-title.ts';
import { useText } from '#state/language.ts';
import { homeText } from '#text/home.ts';
import { HomePage } from './HomePage.tsx';
import { HomeSkeleton } from './HomeSkeleton.tsx';

const HomeFailed = lazy(() =>
  import('./HomeFailed.tsx').then((loaded) => ({ default: loaded.HomeFailed })),
);

/** Home in its four faces: ready, waiting, failed, offline with what is last known (catalogue-8 to catalogue-10). */
export function HomeScreen() {
  const t = useText(homeText);
  usePageTitle('');
  const { data: home, error, isFetching, refetch } = useQuery(homeQuery);
  if (home) return <HomePage home={home} />;
  if (isFetching || !error) return <HomeSkeleton label={t.waiting} />;
  const retry = () => void refetch();
  return (
    <LazyBoundary
      waiting={<HomeSkeleton label={t.waiting} />}
      failed={<PartFailed onRetry={retry} />}
    >
      <HomeFailed error={error} onRetry={retry} />
    </LazyBoundary>
  );
}
