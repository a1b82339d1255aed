import { lazy, useEffect, useState } from 'react';
import { LazyBoundary } from '#parts/lazy/LazyBoundary.tsx';
import { untilLineIsFree } from '#state/first-visit.ts';

const OutboxStrip = lazy(() =>
  import('./OutboxStrip.tsx').then((loaded) => ({ default: loaded.OutboxStrip })),
);

/** A phone that was never here has nothing to say in the strip: its code comes after what makes the shop open without a network (offline-185). */
export function StripInTurn() {
  const [isItsTurn, setItsTurn] = useState(false);
  useEffect(() => {
    void untilLineIsFree().then(() => setItsTurn(true));
  }, []);
  // Nothing is suspended meanwhile: a move to another screen would wait for it.
  if (!isItsTurn) return null;
  return (
    <LazyBoundary>
      <OutboxStrip />
    </LazyBoundary>
  );
}
