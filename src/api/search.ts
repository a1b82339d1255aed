/** Search: the header's live search, and the results page's request. */
import { queryOptions } from '@tanstack/react-query';
import * as products from '#contract/products.ts';
import { searchSize } from '#contract/product-requests.ts';
import { wordsOf } from '#domain/query-words.ts';
import { readFromCatalogue } from './offline-fallback.ts';
import { callOrCatalogue } from './with-timeout.ts';

/** What a search asks for, for those who ask and for who reads ahead what they will ask. */

/** The header's live search: `Product/Search` with the words as a list. Blank makes no call. */
export function liveSearchQuery(typed: string) {
  const words = wordsOf(typed);
  return queryOptions({
    queryKey: ['products', 'search', words.join(' ')],
    queryFn: ({ signal }) =>
      callOrCatalogue(
        products.search,
        { PageNumber: 1, PageSize: searchSize, Query: words },
        signal,
      ),
    enabled: words.length > 0,
  });
}

/** What the catalogue on this phone finds, at once and without a network; null where there is none. */
export function phoneSearchQuery(typed: string) {
  const words = wordsOf(typed);
  return queryOptions({
    queryKey: ['products', 'search-on-phone', words.join(' ')],
    queryFn: () => findOnPhone(words),
    enabled: words.length > 0,
    networkMode: 'always',
    retry: false,
  });
}

/** Opens the catalogue on this phone and its index, so that the first key is answered like the others. */
export function prepareSearch(): void {
  void findOnPhone(['a']);
}

function findOnPhone(words: string[]) {
  return readFromCatalogue(
    products.search,
    { PageNumber: 1, PageSize: searchSize, Query: words },
    null,
  );
}
