/**
 * The empty required fields, in the given order, for 'X, Y are required.' and 'X is required.'
 * (errors-57).
 */
export function emptyFields<Field extends string>(
  fields: readonly (readonly [field: Field, value: unknown])[],
): Field[] {
  return fields.filter(([, value]) => isEmpty(value)).map(([field]) => field);
}

/** True for null or undefined, and for blank text. */
function isEmpty(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === '';
  return value === null || value === undefined;
}
