import { lazy } from 'react';
import { LazyBoundary } from '#parts/lazy/LazyBoundary.tsx';

const OutboxStrip = lazy(async () => ({
  default: (await import('./OutboxStrip.tsx')).OutboxStrip,
}));

/** The strip, kept out of the first load: nothing to say is the usual case. */
export function LazyOutboxStrip() {
  return (
    <LazyBoundary>
      <OutboxStrip />
    </LazyBoundary>
  );
}
