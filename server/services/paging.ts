/** Lists in pages (errors-7). */
import { largestId } from './numbers.ts';

export interface Paging {
  /** Counts from 1. */
  page: number;
  pageSize: number;
}

/** Rows to skip before the page. */
export function offsetOf({ page, pageSize }: Paging): number {
  return Math.min((page - 1) * pageSize, largestId);
}

/** A page as it goes over the wire. */
export function pageOf<Row>(rows: Row[], total: number, { page, pageSize }: Paging) {
  return { Data: rows, Total: total, PageNumber: page, PageSize: pageSize };
}
