/** What a search asks for, for those who ask and for who reads ahead what they will ask. */

/** The results fetched for a search (search-5). */
export const searchSize = 50;

/** The results page's request; the query as {@link tidyQuery} has it. */
export function resultsRequest(query: string) {
  return { PageNumber: 1, PageSize: searchSize, Query: query };
}
