/** Requests and responses for lists. */
import * as v from 'valibot';
import {
  anyCase,
  isRecord,
  tidied,
  wireFlag,
  wireInteger,
  wireIntegerOrZero,
  wireObject,
  wireText,
} from './wire.ts';

export interface Page<Row> {
  rows: Row[];
  /** The number of rows on all pages. */
  total: number;
  /** False if the host did not send a total: `total` then counts only the rows of this page. */
  isCounted?: false;
}

/** Replaces a `Total` that the host did not send. */
const uncounted = -1;

/**
 * A page of a list: `{Data, Total}` on the wire, `{rows, total}` inside. A bare array counts as the
 * only page.
 */
// @__NO_SIDE_EFFECTS__
export function wirePage<Row extends v.GenericSchema>(row: Row) {
  return v.pipe(
    tidied(
      v.object({
        Data: tidied(v.array(row), (value) => value ?? []),
        Total: wireInteger,
        PageNumber: v.optional(wireIntegerOrZero, 0),
        PageSize: v.optional(wireIntegerOrZero, 0),
      }),
      (value) => {
        const page = Array.isArray(value) ? { Data: value } : value;
        if (!isRecord(page)) return { Data: [], Total: 0 };
        const isOnlyPage = Array.isArray(value);
        const rows = Array.isArray(page.Data) ? page.Data : [];
        return {
          ...page,
          Data: page.Data,
          Total: page.Total ?? (isOnlyPage ? rows.length : uncounted),
        };
      },
    ),
    v.transform((page): Page<v.InferOutput<Row>> => {
      const rows = page.Data;
      if (page.Total === uncounted) return { rows, total: rows.length, isCounted: false };
      return { rows, total: page.Total };
    }),
  );
}

/** A whole list. Null is read as empty, and a page as its rows. */
// @__NO_SIDE_EFFECTS__
export function wireList<Row extends v.GenericSchema>(row: Row) {
  return tidied(v.array(row), (value) => (isRecord(value) ? (value.Data ?? []) : (value ?? [])));
}

export interface Filter {
  field: string;
  value: string;
  /** 0 is "equals", the only one in use (errors-6). */
  operation: number;
}

/**
 * A filter as product lists, comments and payments write it: `{field, value, operation}`, in any
 * case.
 */
export const wireFilter = anyCase({
  field: wireText,
  value: wireText,
  operation: wireIntegerOrZero,
});

/** A filter as address look-ups write it: `{Operation, field, value}`, in any case. */
export const wireAddressFilter = v.pipe(
  anyCase({ Operation: wireIntegerOrZero, field: wireText, value: wireText }),
  v.transform((one): Filter => ({ field: one.field, value: one.value, operation: one.Operation })),
);

interface PageSizes {
  /** Rows per page if the request does not set it. */
  usual: number;
  /** The maximum that a request may set (errors-7). */
  max: number;
}

const defaultsTo = (value: number) => (given: unknown) => given ?? value;

/** A page number, counted from 1. */
export const wirePageNumber = tidied(v.pipe(wireInteger, v.minValue(1)), defaultsTo(1));

// @__NO_SIDE_EFFECTS__
export function wirePageSize({ usual, max }: PageSizes) {
  return tidied(v.pipe(wireInteger, v.minValue(1), v.maxValue(max)), defaultsTo(usual));
}

/** `filter, pageNumber, pageSize` in a body, in any case. */
// @__NO_SIDE_EFFECTS__
export function filteredPage(sizes: PageSizes) {
  return v.pipe(
    anyCase({
      filter: tidied(v.array(wireFilter), (value) => value ?? []),
      pageNumber: wirePageNumber,
      pageSize: wirePageSize(sizes),
    }),
    v.transform((request) => ({
      filters: request.filter,
      page: request.pageNumber,
      pageSize: request.pageSize,
    })),
  );
}

/** `pageNumber, pageSize, isDescending` in a query, in any case. */
// @__NO_SIDE_EFFECTS__
export function pageQuery(sizes: PageSizes) {
  return v.pipe(
    anyCase({
      pageNumber: wirePageNumber,
      pageSize: wirePageSize(sizes),
      isDescending: v.optional(wireFlag, false),
    }),
    v.transform((request) => ({
      page: request.pageNumber,
      pageSize: request.pageSize,
      isDescending: request.isDescending,
    })),
  );
}

/** The `{id}` of a path. */
export const byId = wireObject({ id: v.pipe(wireText, v.nonEmpty()) });
