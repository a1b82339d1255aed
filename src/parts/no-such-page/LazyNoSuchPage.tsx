import { lazy } from 'react';
import { LazyBoundary } from '#parts/lazy/LazyBoundary.tsx';
import type { NoSuchPageProps } from './NoSuchPage.tsx';

const NoSuchPage = lazy(() =>
  import('./NoSuchPage.tsx').then((loaded) => ({ default: loaded.NoSuchPage })),
);

/** {@link NoSuchPage}, fetched when somebody gets there: hardly anybody does. */
export function LazyNoSuchPage(props: NoSuchPageProps) {
  return (
    <LazyBoundary>
      <NoSuchPage {...props} />
    </LazyBoundary>
  );
}
