import { ApiFailure } from '#api/failure.ts';

/**
 * What React's error boundaries have caught. A call that failed has a face of
 * its own on the screen and is no fault of the program: it stays out of the
 * console. Everything else is said there.
 */
export function reportCaught(error: unknown): void {
  if (error instanceof ApiFailure) return;
  reportError(error);
}
