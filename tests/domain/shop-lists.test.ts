import { describe, expect, it } from 'vitest';
import { demoDirectors } from '#demo/seed/directors.ts';
import { entryProblems, movedEntry, nextEntryId, shownEntries } from '#domain/shop-lists.ts';

const { rows } = demoDirectors;
const idsOf = (entries: readonly { id: number }[]) => entries.map(({ id }) => id);

describe('a list of the shop', () => {
  // counter-311
  it('an entry moves by one place, and stays at the ends', () => {
    expect(idsOf(movedEntry(rows, 3, -1))).toEqual([1, 3, 2, 4, 5, 6]);
    expect(idsOf(movedEntry(rows, 3, 1))).toEqual([1, 2, 4, 3, 5, 6]);
    expect(idsOf(movedEntry(rows, 1, -1))).toEqual([1, 2, 3, 4, 5, 6]);
    expect(idsOf(movedEntry(rows, 6, 1))).toEqual([1, 2, 3, 4, 5, 6]);
    expect(idsOf(movedEntry(rows, 99, 1))).toEqual([1, 2, 3, 4, 5, 6]);
  });

  // counter-310
  it('a new entry gets an id that no entry has, hidden ones included', () => {
    expect(nextEntryId([])).toBe(1);
    expect(nextEntryId(movedEntry(rows, 6, -5))).toBe(7);
  });

  // counter-311
  it('customers see the entries that are not hidden', () => {
    const changed = rows.map((row) => ({ ...row, isHidden: row.id % 2 === 0 }));
    expect(idsOf(shownEntries(changed))).toEqual([1, 3, 5]);
  });

  // counter-314
  it('a director needs a name and a role in both languages, and no portrait', () => {
    const [chair] = rows;
    if (!chair) throw new Error('no chair');
    const plain = { ...chair, image: '' };
    expect(Object.values(entryProblems('directors', plain)).some(Boolean)).toBe(false);
    expect(entryProblems('directors', { ...chair, role: { en: 'Chair', bn: ' ' } })).toMatchObject({
      role: 'bothNeeded',
    });
    const long = 'a'.repeat(81);
    expect(entryProblems('directors', { ...chair, name: { en: long, bn: 'ক' } })).toMatchObject({
      name: 'tooLong',
    });
  });
});
