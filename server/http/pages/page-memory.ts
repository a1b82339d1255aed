import { LRUCache } from 'lru-cache';
import type { Sendable } from './sendable.ts';

/** Bytes of cached pages, in all forms. */
const mostBytes = 24_000_000;

type PageMemory = LRUCache<string, Sendable>;

/** Server-rendered pages by name; the ones not asked for longest go first when there are too many. */
export function openPageMemory(): PageMemory {
  return new LRUCache({ maxSize: mostBytes, sizeCalculation: sizeOf });
}

function sizeOf({ plain, br, gzip }: Sendable): number {
  return plain.length + (br?.length ?? 0) + (gzip?.length ?? 0);
}
