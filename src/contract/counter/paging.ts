/** How lists of the counter are asked for piece by piece, and rows named. */
import * as v from 'valibot';

/** Where the next piece begins: what the piece before said; '' for the first. */
export const cursor = v.optional(v.pipe(v.string(), v.maxLength(200)), '');

const largestNumber = 2_147_483_647;

/** A row's number, as large as the tables have it. */
export const rowNumber = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(largestNumber));

/** The same in a form with a file, where all is text. */
export const typedNumber = v.pipe(
  v.string(),
  v.regex(/^\d{1,10}$/),
  v.check((digits) => Number(digits) <= largestNumber),
);

/** The page of a list that is cut into numbered ones. */
export const pageNumber = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000));
