/** The page number of a list in its address; absent on the first page. */
export interface PageInAddress {
  page?: number | undefined;
}

/** The highest page number. No list is longer, so a higher one is a mistake. */
const furthest = 100_000;

/** Reads the page number from `?page=2`. Any other value counts as the first page. */
export function readPage(search: Record<string, unknown>): PageInAddress {
  const page = Number(search['page']);
  // The value is undefined instead of absent, because the router merges the result over the raw
  // search parameters.
  return { page: Number.isInteger(page) && page > 1 && page <= furthest ? page : undefined };
}

/** The search parameters of a page; none for the first. */
export function writePage(page: number): PageInAddress {
  return page > 1 ? { page } : {};
}
