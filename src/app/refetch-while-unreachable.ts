import type { QueryClient } from '@tanstack/react-query';
import { followNetwork, networkNow } from '#state/network.ts';

/** The first and the longest delay between two refetches, in milliseconds. */
const firstDelayMs = 2_000;
const maxDelayMs = 60_000;

/**
 * Refetches the active queries with exponential backoff while the phone has a connection but the
 * server does not respond (offline-180). A phone reports a connection before any request succeeds,
 * and no event signals the first one that would. Call it once; returns a function that stops it.
 */
export function refetchWhileUnreachable(client: QueryClient): () => void {
  const stopping = new AbortController();
  const on = { signal: stopping.signal };
  let delayMs = firstDelayMs;
  let next: ReturnType<typeof setTimeout> | undefined;
  let isRefetching = false;

  async function refetch(): Promise<void> {
    next = undefined;
    delayMs = Math.min(delayMs * 2, maxDelayMs);
    isRefetching = true;
    if (document.visibilityState === 'visible')
      await client.refetchQueries({ type: 'active' }, { cancelRefetch: false });
    isRefetching = false;
    // Some requests of a round may succeed while others fail, so the delay is reset only after the
    // round.
    if (networkNow() === 'online') delayMs = firstDelayMs;
    schedule();
  }

  function schedule(): void {
    const network = networkNow();
    if (network === 'online' || network === 'offline' || stopping.signal.aborted) {
      clearTimeout(next);
      next = undefined;
    } else if (!isRefetching) next ??= setTimeout(() => void refetch(), delayMs);
  }

  window.addEventListener('online', () => (delayMs = firstDelayMs), on);
  const stopFollowing = followNetwork(schedule);
  schedule();
  return () => {
    stopFollowing();
    stopping.abort();
    schedule();
  };
}
