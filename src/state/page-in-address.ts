/** The page of a list as it stands in the address; absent on the first. */
export interface PageInAddress {
  page?: number;
}

/** `?page=2` of an address; anything that is no page number counts as the first. */
export function readPage(search: Record<string, unknown>): PageInAddress {
  const page = Number(search['page']);
  return Number.isInteger(page) && page > 1 && page <= 100_000 ? { page } : {};
}

/** What the address says for a page: nothing for the first. */
export function writePage(page: number): PageInAddress {
  return page > 1 ? { page } : {};
}
