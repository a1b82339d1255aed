import { it } from 'vitest';

/** `npm run e2e:wide`: everything that varies, with everything else that varies; otherwise each of them once. */
export const isWide = process.env['WIDE'] === 'all';

/** A test of `npm run e2e:wide` alone: something else meets it, more quickly, every time. */
export function itWide(name: string, run: () => Promise<void>): void {
  if (isWide) it(name, run);
}
