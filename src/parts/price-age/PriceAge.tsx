import { lazy } from 'react';
import { LazyBoundary } from '#parts/lazy/LazyBoundary.tsx';

const OneAge = lazy(() => import('./Ages.tsx').then((loaded) => ({ default: loaded.OneAge })));

export interface PriceAgeProps {
  /** Milliseconds; undefined where the shop has just said the price. */
  since: number | undefined;
}

/** Since when a price is known, in a line below it; nothing where the shop has just said it (offline-172). */
export function PriceAge({ since }: PriceAgeProps) {
  return since ? (
    <LazyBoundary>
      <OneAge since={since} />
    </LazyBoundary>
  ) : null;
}
