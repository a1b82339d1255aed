import { describe, expect, it } from 'vitest';
import { emptyFields } from '#domain/required-fields.ts';

describe('the required fields that are empty', () => {
  it('are listed in the order in which they stand on the form', () => {
    expect(
      emptyFields([
        ['phone', ''],
        ['division', { id: '1' }],
        ['district', null],
        ['address', '  '],
      ]),
    ).toEqual(['phone', 'district', 'address']);
  });

  it('are none when everything is filled in, 0 included', () => {
    expect(
      emptyFields([
        ['quantity', 0],
        ['name', 'x'],
      ]),
    ).toEqual([]);
  });
});
