/**
 * Retries of the device registration: at most 600, with delays from 500 ms to 30 s (offline-139).
 */
export const deviceRegistration = { maxTries: 600, firstWait: 500, longestWait: 30_000 } as const;

/**
 * Milliseconds to wait after the given number of failed attempts; null after the last one. The
 * delay doubles from 500 ms up to 30 s.
 */
export function waitBeforeRegistering(failedTries: number): number | null {
  if (failedTries >= deviceRegistration.maxTries) return null;
  if (failedTries <= 0) return 0;
  const { firstWait, longestWait } = deviceRegistration;
  return Math.min(longestWait, firstWait * 2 ** Math.min(failedTries - 1, 10));
}
