import { describe, expect, it } from 'vitest';
import { readRequestDraft } from '#contract/drafts.ts';

const row = { id: 'row-1', name: 'Napa', strength: '500 mg', quantity: 10 };
const draft = {
  rows: [row],
  remarks: 'before noon',
  hasAgreedToTerms: true,
  prescriptionIds: ['p-1'],
  writtenAt: '2026-11-05',
  address: null,
  addressAt: 1_700_000_000_000,
};

describe('a draft on the phone', () => {
  it('a draft is read as it was written', () => {
    expect(readRequestDraft(draft)).toEqual(draft);
  });

  // offline-41
  it.each([
    ['remarks', 7, ''],
    ['hasAgreedToTerms', 'yes', false],
    ['prescriptionIds', null, []],
    ['writtenAt', null, ''],
    ['rows', 'none', []],
    ['address', 'Banani', null],
    ['addressAt', 'yesterday', 0],
  ])(
    'a damaged %s field falls back to its default, and the other fields are kept',
    (field, damaged, instead) => {
      const read = readRequestDraft({ ...draft, [field]: damaged });
      expect(read).toMatchObject({ ...draft, [field]: instead });
    },
  );

  // offline-41
  it('a damaged medicine is removed and the others are kept, and a damaged field of a row is replaced', () => {
    const rows = [row, 'no row', { ...row, id: 'row-2', quantity: -3 }];
    expect(readRequestDraft({ ...draft, rows })?.rows).toEqual([
      row,
      { ...row, id: 'row-2', quantity: 0 },
    ]);
  });
});
