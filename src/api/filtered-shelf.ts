/** A shelf that is sorted and filtered: by the shop where it can, else here, over what this phone knows of it. */
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { list } from '#contract/products.ts';
import { facets, shelfFilters, sortWords } from '#contract/shelf.ts';
import { legacyHost } from '#domain/capabilities.ts';
import { priceOf, type Product } from '#domain/product.ts';
import type { ShelfAddress } from '#domain/shelf-address.ts';
import { addressOf, viewIn } from '#domain/shelf-choice.ts';
import { facetsOf, isShown, type ShelfFacets, type ShelfView } from '#domain/shelf-view.ts';
import { capabilitiesQuery } from './capabilities.ts';
import { hasNoResponse, reasonOf } from './failure.ts';
import { cachedOfShelf } from './cached-shelf.ts';
import { callOrCatalogue } from './with-timeout.ts';
import { productsOfCategoryQuery, subCategoryProductsQuery } from './products.ts';
import type { ShelfPage } from './products.ts';
import type { Shelf } from './shelf-request.ts';

/** A page of a shelf as its address has it. Throws an ApiFailure where neither shop nor phone knows anything. */
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
  return orCached(
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

/** What can be chosen on a shelf with a view of it; of what this phone knows where the shop does not say. */
export function facetsQuery(shelf: Shelf, view: ShelfView) {
  return queryOptions({
    queryKey: ['facets', shelf.name, shelf.value, addressOf({ ...view, sort: 'popular' })],
    queryFn: ({ client, signal }): Promise<ShelfFacets> =>
      orCached(
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

/** The shop's answer where the host sorts and filters; else one made of what is known here. */
async function orCached<Data>(
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

/** A host that answers, and not to this question, sorts nothing; what it is stays open. */
function asLegacy(failure: unknown) {
  if (hasNoResponse(reasonOf(failure))) throw failure;
  return legacyHost;
}

function firstPageOf({ name, value }: Shelf) {
  return name === 'sub-category'
    ? subCategoryProductsQuery(value, 1)
    : productsOfCategoryQuery(value, 1);
}

/** `popular` stays as it is: the shop's own lists come in that order. */
function sorted(products: Product[], sort: ShelfView['sort']): Product[] {
  switch (sort) {
    case 'popular':
      return products;
    case 'price':
      return products.toSorted((one, other) => priceOf(one) - priceOf(other));
    case '-price':
      return products.toSorted((one, other) => priceOf(other) - priceOf(one));
    case 'name':
      return products.toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
  }
}
