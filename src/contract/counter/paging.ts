/** Paging and row numbers of the counter's lists. */
import * as v from 'valibot';

/** The cursor from the page before; '' for the first page. */
export const cursor = v.optional(v.pipe(v.string(), v.maxLength(200)), '');

const largestNumber = 2_147_483_647;

/** A row's number, up to the largest that the database stores. */
export const rowNumber = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(largestNumber));

/** {@link rowNumber} in a multipart form, where every value is text. */
export const typedNumber = v.pipe(
  v.string(),
  v.regex(/^\d{1,10}$/),
  v.check((digits) => Number(digits) <= largestNumber),
);

/** The page of a list with numbered pages. */
export const pageNumber = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000));
