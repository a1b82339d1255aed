import { useEffect } from 'react';
import { lazyPart } from '#parts/lazy/lazy-part.tsx';
import { useInstallWay, watchInstall } from '#state/install.ts';

const InstallButton = lazyPart(async () => (await import('./InstallButton.tsx')).InstallButton, {
  Failed: null,
});

/**
 * Shows the install offer, but not in the first seconds, not if the app is installed, and not soon
 * after a refusal.
 */
export function InstallOffer() {
  const way = useInstallWay();
  useEffect(watchInstall, []);
  if (!way) return null;
  return <InstallButton way={way} />;
}
