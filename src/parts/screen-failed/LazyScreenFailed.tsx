import type { ErrorComponentProps } from '@tanstack/react-router';
import { lazyPart } from '#parts/lazy/lazy-part.tsx';
import { ScreenWaiting } from '#parts/screen-waiting/ScreenWaiting.tsx';

/**
 * Loads the chunk of {@link LazyScreenFailed}. The background tasks call it too, so that the error
 * screen can render without a network.
 */
export const loadScreenFailed = async () => (await import('./ScreenFailed.tsx')).ScreenFailed;

/** The router's `defaultErrorComponent`. */
export const LazyScreenFailed = lazyPart<Pick<ErrorComponentProps, 'error'>>(loadScreenFailed, {
  Waiting: ScreenWaiting,
});
