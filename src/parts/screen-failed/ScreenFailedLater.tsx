import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { lazy } from 'react';
import { Later } from '#parts/later/Later.tsx';
import { PartLost } from '#parts/later/PartLost.tsx';

/** Few need it: it is fetched by those, and behind the page before the network can go. */
export const fetchScreenFailed = () => import('./ScreenFailed.tsx');

const ScreenFailed = lazy(async () => ({ default: (await fetchScreenFailed()).ScreenFailed }));

/** The router's `defaultErrorComponent`. */
export function ScreenFailedLater({ error }: Pick<ErrorComponentProps, 'error'>) {
  const router = useRouter();
  return (
    <Later failed={<PartLost onRetry={() => void router.invalidate()} />}>
      <ScreenFailed error={error} />
    </Later>
  );
}
