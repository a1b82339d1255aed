import { lazy } from 'react';
import { LazyBoundary } from '#parts/lazy/LazyBoundary.tsx';

const OutboxStrip = lazy(() =>
  import('./OutboxStrip.tsx').then((loaded) => ({ default: loaded.OutboxStrip })),
);

/** The strip, kept out of the first load: nothing to say is the usual case. */
export function LazyOutboxStrip() {
  return (
    <LazyBoundary>
      <OutboxStrip />
    </LazyBoundary>
  );
}
