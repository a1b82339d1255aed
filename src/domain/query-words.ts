import { tidyQuery } from './query.ts';

/** The words that `Product/Search` takes as a list (search-5); none for a blank query. */
export function wordsOf(query: string): string[] {
  const tidy = tidyQuery(query);
  return tidy ? tidy.split(' ') : [];
}
