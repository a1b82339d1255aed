/** What this phone knows of a shelf: the pages of it that were looked at, now or on another day. */
import type { QueryClient } from '@tanstack/react-query';
import { byCategory, list } from '#contract/products.ts';
import { catalogueCache, savedAtHeader } from '#contract/worker.ts';
import { markAge } from '#domain/priced-at.ts';
import type { Product } from '#domain/product.ts';
import { responseIn } from './client.ts';
import type { ShelfPage } from './products.ts';
import type { Shelf } from './shelf-request.ts';

/** Each product once, in the order of the pages; what stands in this page's own answers wins over older ones. */
export async function cachedOfShelf(client: QueryClient, shelf: Shelf): Promise<Product[]> {
  const known = new Map<string, Product>();
  for (const product of [...queriedHere(client, shelf), ...(await cachedByWorker(shelf))]) {
    if (!known.has(product.id)) known.set(product.id, product);
  }
  return [...known.values()];
}

function queriedHere(client: QueryClient, shelf: Shelf): Product[] {
  return client
    .getQueriesData<ShelfPage>({ queryKey: ['products', shelf.name, shelf.value] })
    .toSorted(([one], [other]) => Number(one[3]) - Number(other[3]) || (one[4] === '' ? -1 : 1))
    .flatMap(([, page]) => page?.rows ?? []);
}

/** The worker files each answer under its question (sw/rules.ts). */
async function cachedByWorker(shelf: Shelf): Promise<Product[]> {
  if (typeof caches === 'undefined') return [];
  try {
    const cache = await caches.open(catalogueCache);
    const pages = (await cache.keys())
      .map(({ url }) => ({ url, page: pageRequested(new URL(url), shelf) }))
      .filter((one) => one.page !== null)
      .toSorted((one, other) => Number(one.page) - Number(other.page));
    const responses = await Promise.all(pages.map(({ url }) => rowsOf(cache, url)));
    return responses.flat();
  } catch {
    // No room for caches, or none allowed: then this page's own answers are all there is.
    return [];
  }
}

/** Which page of the shelf a filed question asked for; null where it asked for something else. */
function pageRequested(url: URL, shelf: Shelf): number | null {
  const isList = [list, byCategory].some(({ path }) => url.pathname.endsWith(path));
  if (!isList) return null;
  const request: unknown = JSON.parse(url.searchParams.get('__asked') ?? 'null');
  const { filter, CategoryId, pageNumber }: StoredRequest = Object(request);
  const [named] = Array.isArray(filter) ? filter : [];
  const isOfShelf =
    shelf.name === 'category-id' && CategoryId !== undefined
      ? CategoryId === shelf.value
      : named?.field === shelf.field && named.value === shelf.value;
  return isOfShelf ? Number(pageNumber) : null;
}

interface StoredRequest {
  filter?: { field?: unknown; value?: unknown }[];
  CategoryId?: unknown;
  pageNumber?: unknown;
}

async function rowsOf(cache: Cache, url: string): Promise<Product[]> {
  try {
    const response = await cache.match(url);
    if (!response) return [];
    const { rows } = responseIn(list, await response.json());
    markAge(rows, response.headers.get(savedAtHeader) ?? '');
    return rows;
  } catch {
    // A record of another version: the other ones remain.
    return [];
  }
}
