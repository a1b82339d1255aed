import type { QueryClient } from '@tanstack/react-query';
import { followNetwork, networkNow } from '#state/network.ts';

/** The first and the longest delay between two refetches, in milliseconds. */
const firstPause = 2_000;
const longestPause = 60_000;

/**
 * Refetches the active queries with exponential backoff while the phone has a connection but the
 * server does not respond (offline-180). A phone reports a connection before any request succeeds,
 * and no event signals the first one that would. Call it once; returns a function that stops it.
 */
export function askAgain(client: QueryClient): () => void {
  const stopping = new AbortController();
  const on = { signal: stopping.signal };
  let pause = firstPause;
  let next: ReturnType<typeof setTimeout> | undefined;
  let isAsking = false;

  async function ask(): Promise<void> {
    next = undefined;
    pause = Math.min(pause * 2, longestPause);
    isAsking = true;
    if (document.visibilityState === 'visible')
      await client.refetchQueries({ type: 'active' }, { cancelRefetch: false });
    isAsking = false;
    // Some requests of a round may succeed while others fail, so the delay is reset only after the
    // round.
    if (networkNow() === 'online') pause = firstPause;
    look();
  }

  function look(): void {
    const network = networkNow();
    if (network === 'online' || network === 'offline' || stopping.signal.aborted) {
      clearTimeout(next);
      next = undefined;
    } else if (!isAsking) next ??= setTimeout(() => void ask(), pause);
  }

  window.addEventListener('online', () => (pause = firstPause), on);
  const stopFollowing = followNetwork(look);
  look();
  return () => {
    stopFollowing();
    stopping.abort();
    look();
  };
}
