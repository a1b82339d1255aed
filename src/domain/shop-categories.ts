/** The categories of the shop as its owner edits them (counter-370). */
import type { ListEntry } from './shop-lists.ts';
import { shopLimits, type ShopProblem } from './shop-problems.ts';

interface Merging {
  /** The id of the category that has taken over the products; null if it was not merged. */
  mergedInto: number | null;
}

export interface CategoryEntry extends ListEntry, Merging {
  /** A file of type Banner; '' for a category without a picture. */
  image: string;
}

export interface SubCategoryEntry extends ListEntry, Merging {
  /** The category that it is below. */
  parentId: number;
}

export interface ShopCategories {
  /** In the order in which customers see them. */
  rows: CategoryEntry[];
  /** The sub-categories of all categories. The order matters within one category. */
  subRows: SubCategoryEntry[];
}

/** More than any shop has. Imports may have created many. */
export const maxCategories = 2_000;

type Row = Pick<ListEntry, 'id'> & Merging;

/** The entries that were not merged into another one. */
export function unmerged<Entry extends Merging>(rows: readonly Entry[]): Entry[] {
  return rows.filter(({ mergedInto }) => mergedInto === null);
}

/**
 * The id of the category that has the products of this one now, which may have been merged more
 * than once. Null if there is none.
 */
export function mergeTarget(rows: readonly Row[], id: number): number | null {
  const seen = new Set<number>();
  for (let at: number | null = id; at !== null && !seen.has(at);) {
    const row = rows.find((one) => one.id === at);
    if (!row) return null;
    if (row.mergedInto === null) return row.id;
    seen.add(at);
    at = row.mergedInto;
  }
  return null;
}

/** Moves the sub-categories of merged categories below the category that they were merged into. */
export function withFollowingSubs({ rows, subRows }: ShopCategories): ShopCategories {
  return {
    rows,
    subRows: subRows.map((sub) => ({
      ...sub,
      parentId: mergeTarget(rows, sub.parentId) ?? sub.parentId,
    })),
  };
}

/** Checks the fields of one category or sub-category. */
export function categoryProblems({ name }: Pick<ListEntry, 'name'>): { name: ShopProblem | false } {
  const { en, bn } = name;
  if (en.trim() === '') return { name: 'englishNeeded' };
  const isLong = Math.max(en.trim().length, bn.trim().length) > shopLimits.line;
  return { name: isLong && 'tooLong' };
}

export interface CategoryProblem {
  /** Null if the problem is the number of entries. */
  entry: ListEntry | null;
  problem: ShopProblem;
}

/** The first problem of the categories; null if they are valid. */
export function firstCategoryProblem({ rows, subRows }: ShopCategories): CategoryProblem | null {
  if (rows.length > maxCategories || subRows.length > maxCategories)
    return { entry: null, problem: 'tooMany' };
  for (const entry of [...unmerged(rows), ...unmerged(subRows)]) {
    const { name: problem } = categoryProblems(entry);
    if (problem) return { entry, problem };
  }
  const twice = firstTwice(unmerged(rows), () => '') ?? firstTwice(unmerged(subRows), parentOf);
  if (twice) return { entry: twice, problem: 'nameTwice' };
  const astray =
    [rows, subRows].flatMap((all) => all.filter(({ id }) => mergeTarget(all, id) === null))[0] ??
    unmerged(subRows).find(({ parentId }) => mergeTarget(rows, parentId) !== parentId);
  return astray ? { entry: astray, problem: 'parentInvalid' } : null;
}

function parentOf({ parentId }: SubCategoryEntry): string {
  return String(parentId);
}

/**
 * The first entry whose name another entry before it has. Imports match categories by name, so two
 * equal ones cannot be told apart.
 */
function firstTwice<Entry extends ListEntry>(
  entries: readonly Entry[],
  group: (entry: Entry) => string,
): Entry | undefined {
  const seen = new Set<string>();
  return entries.find((entry) => {
    const key = `${group(entry)} ${entry.name.en.trim().toLowerCase()}`;
    if (seen.has(key)) return true;
    seen.add(key);
    return false;
  });
}
