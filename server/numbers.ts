const largest = 2_147_483_647;

/** A wire id as the number that the tables use; null where no row can have it. */
export function rowId(id: string): number | null {
  if (!/^\d{1,10}$/.test(id)) return null;
  const value = Number(id);
  return value <= largest ? value : null;
}

/** Rows to skip before a page; pages count from 1. */
export function offsetOf(page: number, pageSize: number): number {
  return Math.min((page - 1) * pageSize, largest);
}
