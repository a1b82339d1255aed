/**
 * Warms up the search in a new worker: the browser optimises code after some hundred runs, and the
 * search is then several times faster.
 */
import { findProducts } from '#domain/search/find-products.ts';
import type { OpenCatalogue } from './open-catalogue.ts';

/** The number of products to search for, spread evenly over the catalogue. */
const samples = 24;

let isWarm = false;

/**
 * Runs typical searches once in a worker's life. It pauses after each, so a request that arrives in
 * between waits for one search at most.
 */
export async function warmUp({ products, index }: OpenCatalogue): Promise<void> {
  if (isWarm) return;
  isWarm = true;
  const step = Math.max(1, Math.floor(products.length / samples));
  for (let at = 0; at < products.length; at += step) {
    for (const words of typedFor(products[at]?.name ?? '', products[at]?.nameBn ?? '')) {
      findProducts(index(), words, 1);
      await new Promise((resolve) => setTimeout(resolve));
    }
  }
}

/**
 * The name as it is being typed, the name with its first two letters swapped, and the Bengali name.
 */
function typedFor(name: string, nameBn: string): string[] {
  const slip = `${name.charAt(1)}${name.charAt(0)}${name.slice(2)}`;
  return [name.slice(0, 3), name.slice(0, 5), name, slip, nameBn].filter(Boolean);
}
