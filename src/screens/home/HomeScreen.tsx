import { useQuery } from '@tanstack/react-query';
import { homeQuery } from '#api/home.ts';
import { lazyPart } from '#parts/lazy/lazy-part.tsx';
import { usePageTitle } from '#parts/shell/page-title.ts';
import { useText } from '#state/language.ts';
import { homeText } from '#text/home.ts';
import { HomePage } from './HomePage.tsx';
import { HomeSkeleton } from './HomeSkeleton.tsx';

const HomeFailed = lazyPart(async () => (await import('./HomeFailed.tsx')).HomeFailed, {
  Waiting: HomeWaiting,
});

/**
 * The home screen in its four states: ready, waiting, failed, and offline with stored data
 * (catalogue-8 to catalogue-10).
 */
export function HomeScreen() {
  usePageTitle('');
  const { data: home, error, isFetching, refetch } = useQuery(homeQuery);
  if (home) return <HomePage home={home} />;
  if (isFetching || !error) return <HomeWaiting />;
  return <HomeFailed error={error} onRetry={() => void refetch()} />;
}

function HomeWaiting() {
  const t = useText(homeText);
  return <HomeSkeleton label={t.waiting} />;
}
