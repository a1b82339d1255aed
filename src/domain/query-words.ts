import { tidyQuery } from './query.ts';

/** The words of a query, as `Product/Search` takes them (search-5); empty for a blank query. */
export function wordsOf(query: string): string[] {
  const tidy = tidyQuery(query);
  return tidy ? tidy.split(' ') : [];
}
