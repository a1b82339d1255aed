/** The largest number that the tables' ids can be. */
export const largestId = 2_147_483_647;

/** A wire id as the number that the tables use; null where no row can have it. */
export function rowId(id: string): number | null {
  if (!/^\d{1,10}$/.test(id)) return null;
  const value = Number(id);
  return value <= largestId ? value : null;
}
