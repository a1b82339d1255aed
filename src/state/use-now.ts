import { useSyncExternalStore } from 'react';

const minute = 60_000;

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, minute);
  return () => clearInterval(timer);
}

function thisMinute(): number {
  return Math.floor(Date.now() / minute) * minute;
}

/**
 * The current minute in epoch milliseconds, for relative ages. Null during server rendering and
 * hydration, which must not depend on the clock.
 */
export function useMinute(): number | null {
  return useSyncExternalStore<number | null>(subscribe, thisMinute, () => null);
}

const second = 1_000;

function tick(listener: () => void): () => void {
  const timer = setInterval(listener, second / 4);
  return () => clearInterval(timer);
}

function thisSecond(): number {
  return Math.floor(Date.now() / second) * second;
}

/** The current second in epoch milliseconds, for countdowns; null as in {@link useMinute}. */
export function useSecond(): number | null {
  return useSyncExternalStore<number | null>(tick, thisSecond, () => null);
}
