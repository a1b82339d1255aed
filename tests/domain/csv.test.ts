import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvFile, guardCell, unguardCell } from '#domain/csv.ts';

// counter-333
describe('a cell of a CSV file', () => {
  it.each([
    ['=1+1', 'a formula'],
    ['+8801', 'a formula'],
    ['-5', 'a formula'],
    ['@SUM(A1)', 'a formula'],
    ['\t=1', 'a formula behind a tab'],
    ['＝1+1', 'a full-width formula'],
    ["'=1+1", 'a guarded formula'],
    ['4077/2', 'a date'],
    ['10-12', 'a date'],
    ['MAR1', 'a date'],
    ['2 Dec', 'a date'],
    ['10:30', 'a time'],
    ['5 am', 'a time'],
    ['007', 'a number with zeros before it'],
    ['1.50', 'a number with zeros behind it'],
    ['0.3%', 'a percentage'],
    ['1e5', 'a number with an exponent'],
    ['8941100500012', 'a long number'],
    ['TRUE', 'a logical value'],
  ])('%j is guarded, because a spreadsheet takes it for %s', (cell) => {
    expect(guardCell(cell)).toBe(`'${cell}`);
    expect(unguardCell(guardCell(cell))).toBe(cell);
  });

  it.each(['', 'Napa', '500 mg', '12.5', '40', '120 mg/5 ml', 'may', "'quoted'", 'নাপা', '10 mg'])(
    '%j stays as it is',
    (cell) => {
      expect(guardCell(cell)).toBe(cell);
      expect(unguardCell(cell)).toBe(cell);
    },
  );

  it('is the same after the guard is removed, whatever it contains', () => {
    const cell = fc.oneof(
      fc.string(),
      fc.string({ unit: fc.constantFrom("'", '=', '-', '1', '/', ' ', 'e', '\t', 'm', 'a') }),
    );
    fc.assert(fc.property(cell, (text) => unguardCell(guardCell(text)) === text));
  });
});

// counter-333
it('a CSV file begins with a byte order mark, and quotes what would break its lines', () => {
  expect(
    csvFile([
      ['name', 'details'],
      ['নাপা, "x"', 'a\nb'],
    ]),
  ).toBe('\ufeffname,details\r\n"নাপা, ""x""","a\nb"\r\n');
});
