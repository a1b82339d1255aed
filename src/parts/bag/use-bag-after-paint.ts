import { useSyncExternalStore } from 'react';
import type { Bag } from '#domain/bag.ts';
import { bagStore } from '#state/bag.ts';
import { afterPaint } from '#ui/after-paint.ts';

const subscribe = (listener: () => void) => bagStore.subscribe(() => afterPaint(listener));

/** The bag where it is only counted: a frame later than under the finger, which waits for nothing else. */
export function useBagAfterPaint(): Bag {
  return useSyncExternalStore(subscribe, bagStore.get, bagStore.initial);
}
