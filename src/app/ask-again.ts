import type { QueryClient } from '@tanstack/react-query';
import { followNetwork, networkNow } from '#state/network.ts';

/** Milliseconds until it is asked again for the first time, and at most. */
const firstPause = 2_000;
const longestPause = 60_000;

/**
 * While the phone has a connection and the shop does not answer, asks what is on the screen again,
 * ever more slowly (offline-180): a phone says that it is connected before anything comes through,
 * and does not say when something does. Called once; gives back how to stop.
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
    // One call may be answered while another is not: the end of the round counts.
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
