/** Shelves: how a list names one, the query options of a screen, and whether the shop has it. */
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { responseStaleTimeMs } from '#contract/worker.ts';
import type { Shelves } from '#domain/home.ts';
import { categoryByKey } from '#domain/product.ts';
import { ApiFailure } from './failure.ts';
import { homeQuery } from './home.ts';
import type { productsOfCategoryQuery, ShelfPage } from './products.ts';
import { withTimeout } from './with-timeout.ts';

/** The shop's categories and sub-categories: a small part of the home page, known with it. */
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

/** How long the names are waited for once the products are there, in milliseconds. */
const firstViewTimeoutMs = 800;

/**
 * A shelf and the names on it, for its first view. Where only its page or a
 * choice changes (`isShown`), the shelf stays in sight, with its filters, until
 * the answer is here: then nothing is waited for longer than a moment, and nothing may be answered.
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
 * The question of a shelf as its screen asks it: the page before stays until the
 * next is here. A failure is the screen's where no page was seen `before`.
 */
export function shown(
  question: ReturnType<typeof productsOfCategoryQuery>,
  before: ShelfPage | undefined,
) {
  return queryOptions<ShelfPage>({
    ...question,
    // What this phone made itself is asked for again at the next chance.
    staleTime: ({ state }) => (state.data?.known?.isAway ? 0 : responseStaleTimeMs),
    placeholderData: () => before,
    throwOnError: (_, query) => !before && query.state.data === undefined,
  });
}

/**
 * Throws the not-found failure for a category that the shop does not have: no
 * name of its own, and nothing on it. Where this phone does not know the
 * shelves it says nothing.
 */
export function assertCategoryExists(client: QueryClient, key: string, total: number) {
  return refuse(client, total, ({ categories }) => categoryByKey(categories, key) !== undefined);
}

/** The same of a sub-category. */
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
