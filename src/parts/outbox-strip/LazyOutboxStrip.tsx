import { lazy } from 'react';
import { LazyBoundary } from '#parts/lazy/LazyBoundary.tsx';

const StripInTurn = lazy(() =>
  import('./StripInTurn.tsx').then((loaded) => ({ default: loaded.StripInTurn })),
);

/** The strip, kept out of the first load: nothing to say is the usual case. */
export function LazyOutboxStrip() {
  return (
    <LazyBoundary>
      <StripInTurn />
    </LazyBoundary>
  );
}
