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
 * The current minute in milliseconds, for ages in words; null on a server and
 * for the first paint that takes its page over, which know no clock.
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

/** The current second in milliseconds, for countdowns; null as in {@link useMinute}. */
export function useSecond(): number | null {
  return useSyncExternalStore<number | null>(tick, thisSecond, () => null);
}
