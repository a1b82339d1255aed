/** The largest integer that an id column can store. */
export const largestId = 2_147_483_647;

/** Converts an id from the wire to a row's number; null if no row can have it. */
export function rowId(id: string): number | null {
  if (!/^\d{1,10}$/.test(id)) return null;
  const value = Number(id);
  return value <= largestId ? value : null;
}
