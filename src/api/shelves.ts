import { queryOptions } from '@tanstack/react-query';
import type { Shelves } from '#domain/home.ts';
import { homeQuery } from './home.ts';

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
