import { queryOptions } from '@tanstack/react-query';
import type { productsOfCategoryQuery, ShelfPage } from './products.ts';

/** As long as every answer (app/query-client.ts). */
const staleTimeMs = 60_000;

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
    staleTime: ({ state }) => (state.data?.known?.isAway ? 0 : staleTimeMs),
    placeholderData: () => before,
    throwOnError: (_, query) => !before && query.state.data === undefined,
  });
}
