import { lazy } from 'react';
import { Later } from '#parts/later/Later.tsx';
import type { NoSuchPageProps } from './NoSuchPage.tsx';

const NoSuchPage = lazy(async () => ({
  default: (await import('./NoSuchPage.tsx')).NoSuchPage,
}));

/** {@link NoSuchPage}, fetched when somebody gets there: hardly anybody does. */
export function NoSuchPageLater(props: NoSuchPageProps) {
  return (
    <Later>
      <NoSuchPage {...props} />
    </Later>
  );
}
