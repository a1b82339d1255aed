/** Query options for the screens of shelves, and a check whether the shop has a shelf. */
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { responseStaleTimeMs } from '#contract/worker.ts';
import type { Shelves } from '#domain/home.ts';
import { categoryByKey } from '#domain/product.ts';
import { ApiFailure } from './failure.ts';
import { homeQuery } from './home.ts';
import type { productsOfCategoryQuery, ShelfPage } from './products.ts';
import { withTimeout } from './with-timeout.ts';

/** The categories and sub-categories of the shop, taken from the home page's response. */
export const shelvesQuery = queryOptions({
  queryKey: ['shelves'],
  queryFn: async ({ client }): Promise<Shelves> => {
    const { categories, subCategories } = await client.ensureQueryData({
      ...homeQuery,
      revalidateIfStale: true,
    });
    return { categories, subCategories };
  },
  staleTime: 5 * 60_000,
});

/** How long to wait for the names of the shelves after the products have arrived. */
const firstViewTimeoutMs = 800;

/**
 * Loads a shelf and the names on it for the first render. If only the page or a filter changes
 * (`isShown`), the current shelf and its filters stay on the screen until the response arrives: the
 * function then waits at most `firstViewTimeoutMs` and may return undefined.
 */
export async function loadShelf(
  queryClient: QueryClient,
  question: ReturnType<typeof productsOfCategoryQuery>,
  isShown: boolean,
): Promise<ShelfPage | undefined> {
  const named = withTimeout(queryClient.ensureQueryData(shelvesQuery), firstViewTimeoutMs);
  const request = queryClient.ensureQueryData(question);
  const list = await (isShown ? withTimeout(request, firstViewTimeoutMs) : request);
  await named;
  return list;
}

/**
 * The query options that a shelf's screen uses. The previous page stays visible until the next one
 * arrives. The screen throws an error only if there is no page from `before`.
 */
export function shown(
  question: ReturnType<typeof productsOfCategoryQuery>,
  before: ShelfPage | undefined,
) {
  return queryOptions<ShelfPage>({
    ...question,
    // A page that the phone computed without a network is refetched at the next opportunity.
    staleTime: ({ state }) => (state.data?.known?.isAway ? 0 : responseStaleTimeMs),
    placeholderData: () => before,
    throwOnError: (_, query) => !before && query.state.data === undefined,
  });
}

/**
 * Throws a 404 failure for a category that the shop does not have: it has no name and no products.
 * Does nothing if this phone does not have the shelves.
 */
export function assertCategoryExists(client: QueryClient, key: string, total: number) {
  return refuse(client, total, ({ categories }) => categoryByKey(categories, key) !== undefined);
}

/** The same check for a sub-category. */
export function assertSubCategoryExists(client: QueryClient, id: string, total: number) {
  return refuse(client, total, ({ subCategories }) => subCategories.some((one) => one.id === id));
}

async function refuse(
  queryClient: QueryClient,
  total: number,
  isKnown: (shelves: Shelves) => boolean,
): Promise<void> {
  if (total > 0) return;
  const shelves = await queryClient.ensureQueryData(shelvesQuery).catch(() => null);
  if (shelves && !isKnown(shelves)) throw new ApiFailure({ kind: 'status', status: 404 });
}
