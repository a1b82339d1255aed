import { useSyncExternalStore } from 'react';
import type { Bag } from '#domain/bag.ts';
import { bagStore } from '#state/bag.ts';
import { afterPaint } from '#ui/after-paint.ts';

const subscribe = (listener: () => void) => bagStore.subscribe(() => afterPaint(listener));

/**
 * The bag for item counts. It updates one frame later, so that the tapped button can update first.
 */
export function useBagAfterPaint(): Bag {
  return useSyncExternalStore(subscribe, bagStore.get, bagStore.initial);
}
