import { it } from 'vitest';

/** `npm run e2e:wide` combines every variation with every other. Otherwise each is tested once. */
export const isWide = process.env['WIDE'] === 'all';

/** A test of `npm run e2e:wide` only, because a faster test always covers the same. */
export function itWide(name: string, run: () => Promise<void>): void {
  if (isWide) it(name, run);
}
