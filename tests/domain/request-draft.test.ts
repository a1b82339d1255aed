import { describe, expect, it } from 'vitest';
import { emptyRow, withNamedRow, type DraftRow } from '#domain/request-draft.ts';

const napa: DraftRow = { id: 'a', name: 'Napa', strength: '500 mg', quantity: 10 };

describe('a product that is requested by name', () => {
  // request-order-16
  it('the name goes into the first empty row of the draft', () => {
    expect(withNamedRow([napa, emptyRow('b')], 'Maxsulin', 'c')).toEqual([
      napa,
      { ...emptyRow('b'), name: 'Maxsulin' },
    ]);
  });

  it('the name gets a new row if none is empty, and the other rows stay', () => {
    expect(withNamedRow([napa], 'Maxsulin', 'c')).toEqual([
      napa,
      { ...emptyRow('c'), name: 'Maxsulin' },
    ]);
  });

  // request-order-16
  it('a name that is already there is not added twice', () => {
    const rows = [napa];
    expect(withNamedRow(rows, 'napa', 'c')).toBe(rows);
  });
});
