import type { QueryClient } from '@tanstack/react-query';
import type { Shelves } from '#domain/home.ts';
import { categoryByKey } from '#domain/product.ts';
import { ApiFailure } from './failure.ts';
import { shelvesQuery } from './shelves.ts';

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
