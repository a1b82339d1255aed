/** The header's live search, and the search in the on-device catalogue. */
import { queryOptions } from '@tanstack/react-query';
import * as products from '#contract/products.ts';
import { searchSize } from '#contract/product-requests.ts';
import { wordsOf } from '#domain/query-words.ts';
import { readFromCatalogue } from './offline-fallback.ts';
import { callOrCatalogue } from './with-timeout.ts';

/**
 * The header's live search: `Product/Search` with the words as a list. A blank search sends no
 * request.
 */
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

/**
 * Search results of the on-device catalogue, without a network; null if the phone has no catalogue.
 */
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

/**
 * Opens the on-device catalogue and its index, so that the first keystroke is as fast as the next
 * ones.
 */
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
