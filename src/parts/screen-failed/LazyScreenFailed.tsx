import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { lazy } from 'react';
import { LoadTimeoutError } from '#parts/lazy/load-timeout.ts';
import { LazyBoundary } from '#parts/lazy/LazyBoundary.tsx';
import { PartFailed } from '#parts/lazy/PartFailed.tsx';
import { ScreenWaiting } from '#parts/screen-waiting/ScreenWaiting.tsx';

/** Few need it: it is fetched by those, and behind the page before the network can go. */
export const fetchScreenFailed = () => import('./ScreenFailed.tsx');

const ScreenFailed = lazy(async () => ({ default: (await fetchScreenFailed()).ScreenFailed }));

/** The router's `defaultErrorComponent`. */
export function LazyScreenFailed({ error }: Pick<ErrorComponentProps, 'error'>) {
  const router = useRouter();
  const retry = () => {
    if (error instanceof LoadTimeoutError) window.location.reload();
    else void router.invalidate();
  };
  return (
    <LazyBoundary waiting={<ScreenWaiting />} failed={<PartFailed onRetry={retry} />}>
      <ScreenFailed error={error} />
    </LazyBoundary>
  );
}
