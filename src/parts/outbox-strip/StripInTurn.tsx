import { useEffect, useState } from 'react';
import { lazyPart } from '#parts/lazy/lazy-part.tsx';
import { whenInstallIsDone } from '#state/install-priority.ts';

const OutboxStrip = lazyPart(async () => (await import('./OutboxStrip.tsx')).OutboxStrip, {
  Failed: null,
});

/**
 * Loads the strip after the background work that makes the app work offline (offline-185). On a
 * first visit the strip has nothing to show.
 */
export function StripInTurn() {
  const [isItsTurn, setItsTurn] = useState(false);
  useEffect(() => {
    void whenInstallIsDone().then(() => setItsTurn(true));
  }, []);
  // Render nothing instead of suspending, because React holds back transitions while a boundary
  // that they touch is suspended.
  if (!isItsTurn) return null;
  return <OutboxStrip />;
}
