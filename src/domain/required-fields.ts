/**
 * Which required fields are empty, in the order in which they were given: the
 * list behind 'X, Y are required.' and 'X is required.' (errors-57).
 */
export function emptyFields<Field extends string>(
  fields: readonly (readonly [field: Field, value: unknown])[],
): Field[] {
  return fields.filter(([, value]) => isEmpty(value)).map(([field]) => field);
}

/** Nothing, blank text, or a choice that was not made. */
function isEmpty(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === '';
  return value === null || value === undefined;
}
