import { queryOptions } from '@tanstack/react-query';
import * as products from '#contract/products.ts';
import { wordsOf } from '#domain/query-words.ts';
import { callWithTimeout } from './with-timeout.ts';
import { searchSize } from './products.ts';

/** The header's live search: `Product/Search` with the words as a list. Blank makes no call. */
export function liveSearchQuery(typed: string) {
  const words = wordsOf(typed);
  return queryOptions({
    queryKey: ['products', 'search', words.join(' ')],
    queryFn: ({ signal }) =>
      callWithTimeout(
        products.search,
        { PageNumber: 1, PageSize: searchSize, Query: words },
        signal,
      ),
    enabled: words.length > 0,
  });
}
