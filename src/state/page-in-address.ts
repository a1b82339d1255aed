/** The page of a list as it stands in the address; absent on the first. */
export interface PageInAddress {
  page?: number | undefined;
}

/** No list is longer; what is beyond is a slip. */
const furthest = 100_000;

/** `?page=2` of an address; anything that is no page number counts as the first. */
export function readPage(search: Record<string, unknown>): PageInAddress {
  const page = Number(search['page']);
  // Said as undefined, not left out: the router lays this over the raw words of the address.
  return { page: Number.isInteger(page) && page > 1 && page <= furthest ? page : undefined };
}

/** What the address says for a page: nothing for the first. */
export function writePage(page: number): PageInAddress {
  return page > 1 ? { page } : {};
}
