import { ApiFailure } from '#api/failure.ts';

/**
 * Reports an error that a React error boundary caught. A failed request is shown on the screen and
 * is no programming error, so it does not appear in the console.
 */
export function reportCaught(error: unknown): void {
  if (error instanceof ApiFailure) return;
  reportError(error);
}
