import { lazyPart } from '#parts/lazy/lazy-part.tsx';

const OneAge = lazyPart(async () => (await import('./Ages.tsx')).OneAge, { Failed: null });

export interface PriceAgeProps {
  /** Milliseconds; undefined where the shop has just said the price. */
  since: number | undefined;
}

/** Since when a price is known, in a line below it; nothing where the shop has just said it (offline-172). */
export function PriceAge({ since }: PriceAgeProps) {
  return since ? <OneAge since={since} /> : null;
}
