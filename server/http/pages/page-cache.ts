import { LRUCache } from 'lru-cache';
import type { CompressedPage } from './compressed-page.ts';

/** Bytes of cached pages, in all forms. */
const mostBytes = 24_000_000;

type PageCache = LRUCache<string, CompressedPage>;

/** Server-rendered pages by name; the ones not asked for longest go first when there are too many. */
export function openPageCache(): PageCache {
  return new LRUCache({ maxSize: mostBytes, sizeCalculation: sizeOf });
}

function sizeOf({ plain, br, gzip }: CompressedPage): number {
  return plain.length + (br?.length ?? 0) + (gzip?.length ?? 0);
}
