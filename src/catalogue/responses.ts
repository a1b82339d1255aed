/** Responds to the contract's calls from the stored catalogue (offline-153). */
import * as v from 'valibot';
import type { Endpoint, RequestOutput, ResponseOutput } from '#contract/endpoint.ts';
import * as contract from '#contract/products.ts';
import { facets, readFilters } from '#contract/shelf.ts';
import { relatedTo, shelfPage } from '#domain/catalogue-shelves.ts';
import { facetsOf, wholeShelf } from '#domain/shelf-view.ts';
import type { OpenCatalogue } from './open-catalogue.ts';
import { listPage, shelfOf } from './shelves.ts';

type Handler = (catalogue: OpenCatalogue, request: unknown) => Promise<unknown>;

/**
 * Pairs a call's name with its handler. The handler gets the parsed request and resolves to the
 * response in our own names, or to null if the catalogue cannot respond.
 */
function handler<E extends Endpoint>(
  agreed: E,
  respond: (
    catalogue: OpenCatalogue,
    request: RequestOutput<E>,
  ) => Promise<ResponseOutput<E> | null>,
): [string, Handler] {
  return [
    agreed.name,
    (catalogue, request) => respond(catalogue, v.parse(agreed.request, request)),
  ];
}

const handlers = new Map<string, Handler>([
  handler(contract.list, async (catalogue, request) =>
    listPage(await catalogue.products(), await catalogue.categories(), request),
  ),
  handler(contract.byCategory, async (catalogue, { categoryId, ...paging }) => {
    const products = await catalogue.products();
    const shelf = products.filter((product) => product.categoryId === categoryId);
    return shelfPage(shelf, wholeShelf, paging);
  }),
  handler(facets, async (catalogue, { filters }) => {
    const read = readFilters(filters);
    const shelf =
      read && shelfOf(await catalogue.products(), await catalogue.categories(), read.named);
    return shelf && facetsOf(shelf, read.view);
  }),
  handler(contract.byPermalink, (catalogue, { id }) => catalogue.product(id)),
  handler(contract.related, async (catalogue, { id }) => {
    const product = await catalogue.product(id);
    return product && relatedTo(product, await catalogue.products());
  }),
  handler(contract.search, (catalogue, request) => catalogue.search(request)),
  handler(contract.searches, (catalogue, request) => catalogue.search(request)),
]);

/**
 * The response in our own names to a request as the page wrote it; null if the catalogue cannot
 * respond.
 */
export async function responseFrom(
  catalogue: OpenCatalogue,
  call: string,
  request: unknown,
): Promise<unknown> {
  const precomputed = call === contract.list.name ? await catalogue.shelf(request) : null;
  return precomputed ?? (await handlers.get(call)?.(catalogue, request)) ?? null;
}
