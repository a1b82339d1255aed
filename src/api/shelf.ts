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
    const { categories, subCategories, moved } = await client.ensureQueryData({
      ...homeQuery,
      revalidateIfStale: true,
    });
    return { categories, subCategories, moved };
  },
  staleTime: 5 * 60_000,
});

/**
 * The maximum wait of a loader for the names of the shelves, and for the products while the previous
 * page of the shelf is visible, in milliseconds.
 */
const firstViewTimeoutMs = 800;

/**
 * Loads a shelf and the names on it for the first render. If only the page or a filter changes
 * (`isShown`), the current shelf and its filters stay on the screen until the response arrives: the
 * function then waits at most `firstViewTimeoutMs` and may return undefined.
 */
export async function loadShelf(
  queryClient: QueryClient,
  query: ReturnType<typeof productsOfCategoryQuery>,
  { isShown }: { isShown: boolean },
): Promise<ShelfPage | undefined> {
  const named = withTimeout(queryClient.ensureQueryData(shelvesQuery), firstViewTimeoutMs);
  const request = queryClient.ensureQueryData(query);
  const list = await (isShown ? withTimeout(request, firstViewTimeoutMs) : request);
  await named;
  return list;
}

/**
 * The query options that a shelf's screen uses. The previous page stays visible until the next one
 * arrives. The screen throws an error only if there is no page from `before`.
 */
export function shelfScreenQuery(
  query: ReturnType<typeof productsOfCategoryQuery>,
  before: ShelfPage | undefined,
) {
  return queryOptions<ShelfPage>({
    ...query,
    // A page that the phone computed without a network is refetched at the next opportunity.
    staleTime: ({ state }) => (state.data?.known?.isAway ? 0 : responseStaleTimeMs),
    placeholderData: () => before,
    throwOnError: (_, { state }) => !before && state.data === undefined,
  });
}

/**
 * The key in the address of the category that this one was merged into; null if it was not merged,
 * or if this phone does not have the names of the shelves (catalogue-131).
 */
export function newCategoryKey(client: QueryClient, key: string): string | null {
  const shelves = client.getQueryData(shelvesQuery.queryKey);
  if (!shelves || categoryByKey(shelves.categories, key)) return null;
  const permalink = key.toLowerCase();
  const moved = shelves.moved?.categories.find(
    (one) => one.id === key || one.permalink.toLowerCase() === permalink,
  );
  const target = moved && shelves.categories.find(({ id }) => id === moved.to);
  return target ? target.permalink || target.id : null;
}

/** The id of the sub-category that this one was merged into, as {@link newCategoryKey}. */
export function newSubCategoryId(client: QueryClient, id: string): string | null {
  const shelves = client.getQueryData(shelvesQuery.queryKey);
  return shelves?.moved?.subCategories.find((one) => one.id === id)?.to ?? null;
}

/**
 * Throws a 404 failure for a category without products that the shop does not have. Does nothing if
 * this phone does not have the names of the shelves.
 */
export function assertCategoryExists(client: QueryClient, key: string): Promise<void> {
  return assertShelfExists(
    client,
    ({ categories }) => categoryByKey(categories, key) !== undefined,
  );
}

/** The same check for a sub-category. */
export function assertSubCategoryExists(client: QueryClient, id: string): Promise<void> {
  return assertShelfExists(client, ({ subCategories }) =>
    subCategories.some((one) => one.id === id),
  );
}

async function assertShelfExists(
  queryClient: QueryClient,
  isKnown: (shelves: Shelves) => boolean,
): Promise<void> {
  const shelves = await queryClient.ensureQueryData(shelvesQuery).catch(() => null);
  if (shelves && !isKnown(shelves)) throw new ApiFailure({ kind: 'status', status: 404 });
}
