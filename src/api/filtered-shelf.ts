/**
 * A sorted and filtered shelf. The server sorts and filters if it supports that; otherwise this
 * phone does, over the products that it has cached.
 */
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { list, byCategory } from '#contract/products.ts';
import { facets, shelfFilters, sortWords } from '#contract/shelf.ts';
import { cachedBodyParameter, catalogueCache, savedAtHeader } from '#contract/worker.ts';
import { legacyHost } from '#domain/capabilities.ts';
import { chosenOrders } from '#domain/catalogue-shelves.ts';
import { markAge } from '#domain/priced-at.ts';
import type { Product } from '#domain/product.ts';
import type { ShelfAddress } from '#domain/shelf-address.ts';
import { addressOf, viewIn } from '#domain/shelf-choice.ts';
import { facetsOf, isShown, type ShelfFacets, type ShelfView } from '#domain/shelf-view.ts';
import { capabilitiesQuery } from './capabilities.ts';
import { responseIn } from './client.ts';
import { hasNoResponse, reasonOf } from './failure.ts';
import { productsOfCategoryQuery, subCategoryProductsQuery, type ShelfPage } from './products.ts';
import type { Shelf } from '#contract/product-requests.ts';
import { callOrCatalogue } from './with-timeout.ts';

/**
 * Returns a page of the shelf, sorted and filtered as the address says. Throws an ApiFailure if
 * neither the server nor the phone has products of it.
 */
export async function fetchFilteredShelf(
  client: QueryClient,
  shelf: Shelf,
  page: number,
  address: ShelfAddress,
  signal: AbortSignal,
): Promise<ShelfPage> {
  const view = viewIn(address);
  const { pageSize } = shelf;
  const request = {
    filter: shelfFilters(filterOf(shelf), view),
    pageNumber: page,
    pageSize,
    Sort: sortWords[view.sort],
  };
  return withCachedFallback(
    client,
    shelf,
    () => callOrCatalogue(list, request, signal),
    (known, isAway) => {
      const shown = sorted(
        known.filter((product) => isShown(product, view)),
        view.sort,
      );
      const rows = shown.slice((page - 1) * pageSize, page * pageSize);
      return { rows, total: shown.length, known: { count: known.length, isAway } };
    },
  );
}

/**
 * The filter choices of a shelf for a view. Computed from the cached products if the server does
 * not support them.
 */
export function facetsQuery(shelf: Shelf, view: ShelfView) {
  return queryOptions({
    queryKey: ['facets', shelf.name, shelf.value, addressOf({ ...view, sort: 'popular' })],
    queryFn: ({ client, signal }): Promise<ShelfFacets> =>
      withCachedFallback(
        client,
        shelf,
        () => callOrCatalogue(facets, { filter: shelfFilters(filterOf(shelf), view) }, signal),
        (known) => facetsOf(known, view),
      ),
  });
}

function filterOf({ field, value }: Shelf) {
  return { field, value, operation: 0 };
}

/**
 * The server's response if the host sorts and filters; otherwise a result computed from the cached
 * products.
 */
async function withCachedFallback<Data>(
  client: QueryClient,
  shelf: Shelf,
  request: () => Promise<Data>,
  make: (known: Product[], isAway: boolean) => Data,
): Promise<Data> {
  try {
    const { calls } = await client.ensureQueryData(capabilitiesQuery()).catch(asLegacy);
    if (calls.includes(facets.name)) return await request();
    await client.ensureQueryData(firstPageOf(shelf));
    return make(await cachedOfShelf(client, shelf), false);
  } catch (failure) {
    if (!hasNoResponse(reasonOf(failure))) throw failure;
    const known = await cachedOfShelf(client, shelf);
    if (known.length === 0) throw failure;
    return make(known, true);
  }
}

/**
 * A host that responds but does not support the capabilities call sorts nothing. The capabilities
 * query stays failed, so the next call retries it.
 */
function asLegacy(failure: unknown) {
  if (hasNoResponse(reasonOf(failure))) throw failure;
  return legacyHost;
}

function firstPageOf({ name, value }: Shelf) {
  return name === 'sub-category'
    ? subCategoryProductsQuery(value, 1)
    : productsOfCategoryQuery(value, 1);
}

/** `popular` does not sort: the server returns its lists in that order. */
function sorted(products: Product[], sort: ShelfView['sort']): Product[] {
  return sort === 'popular' ? products : products.toSorted(chosenOrders[sort]);
}

/**
 * Each product once, in page order. Responses in the query cache win over older ones in the
 * worker's cache.
 */
async function cachedOfShelf(client: QueryClient, shelf: Shelf): Promise<Product[]> {
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

/** The worker stores the body of each request in the URL of its cache entry (sw/rules.ts). */
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
    // The cache storage is full or blocked. The page's own query cache is used alone.
    return [];
  }
}

/** The page number if a cached URL is a request for this shelf; otherwise null. */
function pageRequested(url: URL, shelf: Shelf): number | null {
  const isList = [list, byCategory].some(({ path }) => url.pathname.endsWith(path));
  if (!isList) return null;
  const request: unknown = JSON.parse(url.searchParams.get(cachedBodyParameter) ?? 'null');
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
    // The entry was written by another version. Skip it and use the others.
    return [];
  }
}
