import { describe, expect, it } from 'vitest';
import { emptyRow, withNamedRow, type DraftRow } from '#domain/request-draft.ts';

const napa: DraftRow = { id: 'a', name: 'Napa', strength: '500 mg', quantity: 10 };

describe('a product that is asked for by name', () => {
  // request-order-16
  it('takes the first empty row of the draft', () => {
    expect(withNamedRow([napa, emptyRow('b')], 'Maxsulin', 'c')).toEqual([
      napa,
      { ...emptyRow('b'), name: 'Maxsulin' },
    ]);
  });

  it('gets a row of its own where none is empty, and what was written stays', () => {
    expect(withNamedRow([napa], 'Maxsulin', 'c')).toEqual([
      napa,
      { ...emptyRow('c'), name: 'Maxsulin' },
    ]);
  });

  // request-order-16
  it('comes not twice', () => {
    const rows = [napa];
    expect(withNamedRow(rows, 'napa', 'c')).toBe(rows);
  });
});
