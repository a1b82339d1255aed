import { describe, expect, it } from 'vitest';
import {
  firstCategoryProblem,
  mergeTarget,
  withFollowingSubs,
  type CategoryEntry,
} from '#domain/shop-categories.ts';
import { nextEntryId } from '#domain/shop-lists.ts';

const row = (id: number, mergedInto: number | null = null): CategoryEntry => ({
  id,
  name: { en: `Category ${id}`, bn: '' },
  isHidden: false,
  image: '',
  mergedInto,
});

const sub = (id: number, parentId: number, en = `Sub ${id}`) => ({
  id,
  name: { en, bn: '' },
  isHidden: false,
  parentId,
  mergedInto: null,
});

describe('merged categories', () => {
  // counter-373
  it('a category leads to the last one that it was merged into', () => {
    const rows = [row(1, 2), row(2, 3), row(3), row(4, 9)];
    expect([1, 2, 3, 4, 5].map((id) => mergeTarget(rows, id))).toEqual([3, 3, 3, null, null]);
    expect(mergeTarget([row(1, 2), row(2, 1)], 1)).toBe(null);
  });

  // counter-373
  it('the sub-categories of a merged category follow, and its number is not used again', () => {
    const value = { rows: [row(2), row(7, 2)], subRows: [sub(70, 7)] };
    expect(firstCategoryProblem(value)).toMatchObject({ problem: 'parentInvalid' });
    const followed = withFollowingSubs(value);
    expect(followed.subRows[0]?.parentId).toBe(2);
    expect(firstCategoryProblem(followed)).toBe(null);
    expect(nextEntryId(followed.rows)).toBe(8);
  });

  // counter-371
  it('only sub-categories of one category need different names', () => {
    const rows = [row(1), row(2)];
    const apart = [sub(1, 1, 'Fever'), sub(2, 2, 'fever ')];
    expect(firstCategoryProblem({ rows, subRows: apart })).toBe(null);
    const together = apart.map((one) => ({ ...one, parentId: 1 }));
    expect(firstCategoryProblem({ rows, subRows: together })).toMatchObject({
      problem: 'nameTwice',
    });
  });
});
