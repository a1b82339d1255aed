/** Paged lists (errors-7). */
import { largestId } from './numbers.ts';

export interface Paging {
  /** 1-based. */
  page: number;
  pageSize: number;
}

/** The number of rows before the page. */
export function offsetOf({ page, pageSize }: Paging): number {
  return Math.min((page - 1) * pageSize, largestId);
}

/** The wire format of a page. */
export function pageOf<Row>(rows: Row[], total: number, { page, pageSize }: Paging) {
  return { Data: rows, Total: total, PageNumber: page, PageSize: pageSize };
}
