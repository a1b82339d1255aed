/** The rows of the home page as the owner chooses them (counter-376). */
import type { ShopProblem } from './shop-problems.ts';

export interface HomeRow {
  categoryId: number;
  /** The number of products in the row. */
  count: number;
  /** The id of the banner above the row; 0 for none. */
  bannerId: number;
}

export interface HomeLayout {
  /** The shop's standard rows instead of the owner's. The owner's rows stay stored. */
  isStandard: boolean;
  rows: HomeRow[];
}

export const homeLimits = { rows: 20, count: 24 } as const;

/** The standard rows of a shop without chosen products: its first categories. */
export const standardHome = { rows: 6, count: 10 } as const;

/** The first problem of the rows; null if they are valid. */
export function homeProblem({ isStandard, rows }: HomeLayout): ShopProblem | null {
  if (isStandard) return null;
  if (rows.length > homeLimits.rows) return 'tooMany';
  if (rows.some(({ categoryId }) => categoryId <= 0)) return 'categoryNeeded';
  if (new Set(rows.map(({ categoryId }) => categoryId)).size < rows.length) return 'categoryTwice';
  const isCount = ({ count }: HomeRow) =>
    Number.isInteger(count) && count >= 1 && count <= homeLimits.count;
  return rows.every(isCount) ? null : 'countInvalid';
}
