/**
 * When to try again to register this device: at most 600 times,
 * slowing from 500 ms to 30 s (offline-139).
 */
export const deviceRegistration = { mostTries: 600, firstWait: 500, longestWait: 30_000 } as const;

/**
 * Milliseconds to wait before the next try, after the given number of failed
 * ones; null when there have been enough. Doubles from 500 ms up to 30 s.
 */
export function waitBeforeRegistering(failedTries: number): number | null {
  if (failedTries >= deviceRegistration.mostTries) return null;
  if (failedTries <= 0) return 0;
  const { firstWait, longestWait } = deviceRegistration;
  return Math.min(longestWait, firstWait * 2 ** Math.min(failedTries - 1, 10));
}
