import { lazy, useEffect } from 'react';
import { LazyBoundary } from '#parts/lazy/LazyBoundary.tsx';
import { useInstallWay, watchInstall } from '#state/install.ts';

const InstallButton = lazy(async () => ({
  default: (await import('./InstallButton.tsx')).InstallButton,
}));

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
