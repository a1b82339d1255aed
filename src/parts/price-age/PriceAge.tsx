import { lazyPart } from '#parts/lazy/lazy-part.tsx';

const OneAge = lazyPart(async () => (await import('./Ages.tsx')).OneAge, { Failed: null });

export interface PriceAgeProps {
  /** In milliseconds, or undefined if the price is current. */
  since: number | undefined;
}

/** The age of a price on a line below it. Renders nothing if the price is current (offline-172). */
export function PriceAge({ since }: PriceAgeProps) {
  return since ? <OneAge since={since} /> : null;
}
