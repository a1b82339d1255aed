import { describe, expect, it } from 'vitest';
import { emptyFields } from '#domain/required-fields.ts';

describe('the empty required fields', () => {
  it('the empty fields are listed in the order of the form', () => {
    expect(
      emptyFields([
        ['phone', ''],
        ['division', { id: '1' }],
        ['district', null],
        ['address', '  '],
      ]),
    ).toEqual(['phone', 'district', 'address']);
  });

  it('there are none if everything is filled in, and 0 counts as filled in', () => {
    expect(
      emptyFields([
        ['quantity', 0],
        ['name', 'x'],
      ]),
    ).toEqual([]);
  });
});
