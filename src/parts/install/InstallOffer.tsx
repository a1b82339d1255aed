import { useEffect } from 'react';
import { lazyPart } from '#parts/lazy/lazy-part.tsx';
import { useInstallWay, watchInstall } from '#state/install.ts';

const InstallButton = lazyPart(async () => (await import('./InstallButton.tsx')).InstallButton, {
  Failed: null,
});

/** Knows when to ask: not in the first seconds, not where it is installed, not soon after a no. */
export function InstallOffer() {
  const way = useInstallWay();
  useEffect(watchInstall, []);
  if (!way) return null;
  return <InstallButton way={way} />;
}
