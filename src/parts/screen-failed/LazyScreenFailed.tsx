import type { ErrorComponentProps } from '@tanstack/react-router';
import { lazyPart } from '#parts/lazy/lazy-part.tsx';
import { ScreenWaiting } from '#parts/screen-waiting/ScreenWaiting.tsx';

/** Loads {@link LazyScreenFailed}, also before the network can go. */
export const loadScreenFailed = async () => (await import('./ScreenFailed.tsx')).ScreenFailed;

/** The router's `defaultErrorComponent`. */
export const LazyScreenFailed = lazyPart<Pick<ErrorComponentProps, 'error'>>(loadScreenFailed, {
  Waiting: ScreenWaiting,
});
