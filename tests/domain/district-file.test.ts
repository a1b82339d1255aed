import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { csvFile } from '#domain/csv.ts';
import type { DeliveryTerms, DistrictTerms } from '#domain/delivery-terms.ts';
import { fitsDistrict, setForAll } from '#domain/district-changes.ts';
import {
  districtColumns,
  districtLines,
  readDistrictFile,
  type KnownDistrict,
} from '#domain/district-file.ts';

const division = { name: 'Dhaka', nameBn: 'ঢাকা' };
const dhaka: KnownDistrict = {
  id: 1,
  name: 'Dhaka',
  nameBn: 'ঢাকা',
  division,
  areas: [
    { id: 10, name: 'Savar', nameBn: 'সাভার' },
    { id: 11, name: 'Dohar', nameBn: 'দোহার' },
  ],
};
const khulna: KnownDistrict = {
  id: 2,
  name: 'Khulna',
  nameBn: 'খুলনা',
  division: { name: 'Khulna', nameBn: 'খুলনা' },
  areas: [],
};
const known = [dhaka, khulna];
const terms: DeliveryTerms = {
  standard: 80_00,
  threshold: 2000_00,
  reduced: 40_50,
  isDelivered: true,
  takesCash: true,
  days: null,
};
const table: DistrictTerms[] = [
  { ...terms, id: 1, areas: [{ ...terms, id: 10, days: { from: 1, to: 2 }, takesCash: false }] },
  { ...terms, id: 2, areas: [] },
];

/** Reads the text of a file as the server does. */
function readCsv(text: string) {
  const records: string[][] = parse(text, { bom: true, relax_column_count: true });
  const rows = records.map((cells, at) => ({ line: at + 1, cells }));
  return readDistrictFile(rows, table, known);
}

describe('the table of districts as a file', () => {
  // counter-344
  it('changes nothing when it is read again', () => {
    const csv = csvFile(districtLines(table, known));
    expect(csv).toContain('Dhaka,ঢাকা,Savar,সাভার,yes,80,2000,40.5,no,1,2');
    expect(readCsv(csv)).toEqual({ rows: table, changes: [], bad: [], hasHeadings: true });
  });

  // counter-345
  it('finds places by their names in both languages, and digits of both', () => {
    const { rows, changes, bad } = readCsv('District,Charge\nখুলনা,১৫০\ndhaka,70\n');
    expect(bad).toEqual([]);
    expect(changes.map(({ district, after }) => [district.name, after.standard])).toEqual([
      ['Khulna', 150_00],
      ['Dhaka', 70_00],
    ]);
    expect(rows.map(({ standard }) => standard)).toEqual([70_00, 150_00]);
    expect(rows[0]?.areas[0]?.standard).toBe(80_00);
  });

  // counter-345
  it('a new exception of an area begins with the terms of its district in the file', () => {
    const file = 'district,area,charge,delivered\nDhaka,দোহার,,no\nDhaka,,70,\n';
    const { rows, changes } = readCsv(file);
    expect(rows[0]?.areas).toHaveLength(2);
    expect(rows[0]?.areas[1]).toMatchObject({ id: 11, standard: 70_00, isDelivered: false });
    expect(changes.map(({ before }) => before === null)).toEqual([false, true]);
  });

  // counter-345
  it('reports the lines that are not valid and takes the others', () => {
    const file = [
      districtColumns.join(','),
      'Atlantis,,,,yes,80,0,0,yes,,',
      'Dhaka,,Paris,,yes,80,0,0,yes,,',
      'Dhaka,,,,maybe,80,0,0,yes,,',
      'Khulna,,,,yes,eighty,0,0,yes,,',
      'Khulna,,,,yes,80,0,0,yes,3,',
      "'Dhaka,,Dohar,,yes,80,1000,90,yes,,",
    ];
    const { bad, changes } = readCsv(file.join('\n'));
    expect(bad).toEqual([
      { line: 2, problem: 'districtUnknown', cell: 'Atlantis' },
      { line: 3, problem: 'areaUnknown', cell: 'Paris' },
      { line: 4, problem: 'yesOrNo', cell: 'maybe' },
      { line: 5, problem: 'chargeInvalid', cell: '' },
      { line: 6, problem: 'repeated', cell: 'Khulna' },
      { line: 7, problem: 'districtUnknown', cell: "'Dhaka" },
    ]);
    expect(changes).toEqual([]);
  });

  // counter-345
  it('a file without the heading is reported', () => {
    expect(readCsv('Dhaka,80\n').hasHeadings).toBe(false);
  });
});

describe('the table of districts', () => {
  // counter-341
  it('is searched by the names of districts, divisions and areas in both languages', () => {
    const found = (typed: string) =>
      known.filter((one) => fitsDistrict(one, typed)).map(({ name }) => name);
    expect(found(' sav')).toEqual(['Dhaka']);
    expect(found('খুলনা')).toEqual(['Khulna']);
    expect(found('')).toHaveLength(2);
    expect(found('x')).toEqual([]);
  });

  // counter-343
  it('several districts get the same terms, with their areas', () => {
    const [first, second] = setForAll(table, new Set([1]), { takesCash: false, standard: 90_00 });
    expect(first).toMatchObject({ standard: 90_00, takesCash: false, reduced: 40_50 });
    expect(first?.areas[0]).toMatchObject({ standard: 90_00, days: { from: 1, to: 2 } });
    expect(second).toEqual(table[1]);
  });
});
