/** How lists of the counter are asked for piece by piece, and rows named. */
import * as v from 'valibot';

/** Where the next piece begins: what the piece before said; '' for the first. */
export const cursor = v.optional(v.pipe(v.string(), v.maxLength(200)), '');

/** A row's number, as large as the tables have it. */
export const rowNumber = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647));
