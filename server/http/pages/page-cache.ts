import { LRUCache } from 'lru-cache';
import type { CompressedPage } from './compressed-page.ts';

/** Bytes of all cached pages, in all encodings. */
const maxBytes = 24_000_000;

type PageCache = LRUCache<string, CompressedPage>;

/** Server-rendered pages by name. The least recently used are evicted. */
export function openPageCache(): PageCache {
  return new LRUCache({ maxSize: maxBytes, sizeCalculation: sizeOf });
}

function sizeOf({ plain, br, gzip }: CompressedPage): number {
  return plain.length + (br?.length ?? 0) + (gzip?.length ?? 0);
}
