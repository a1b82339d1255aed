import { useSyncExternalStore } from 'react';

const second = 1_000;

function tick(listener: () => void): () => void {
  const timer = setInterval(listener, second / 4);
  return () => clearInterval(timer);
}

function thisSecond(): number {
  return Math.floor(Date.now() / second) * second;
}

/** The current second in milliseconds, for countdowns; null as in `useMinute` (clock.ts). */
export function useSecond(): number | null {
  return useSyncExternalStore<number | null>(tick, thisSecond, () => null);
}
