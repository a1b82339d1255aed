import { lazy, useEffect } from 'react';
import { LazyBoundary } from '#parts/lazy/LazyBoundary.tsx';
import { useInstallWay, watchInstall } from '#state/install.ts';

const InstallButton = lazy(() =>
  import('./InstallButton.tsx').then((loaded) => ({ default: loaded.InstallButton })),
);

/** Knows when to ask: not in the first seconds, not where it is installed, not soon after a no. */
export function InstallOffer() {
  const way = useInstallWay();
  useEffect(watchInstall, []);
  if (!way) return null;
  return (
    <LazyBoundary>
      <InstallButton way={way} />
    </LazyBoundary>
  );
}
