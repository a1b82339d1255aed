import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { numbersOf, packTable, stepsOf, unpackTable } from '#contract/packed-table.ts';

const beside = { name: [], form: ['name'], price: ['name', 'form'] } as const;

type Row = [string, string, number];

function columnsOf(rows: readonly Row[]) {
  return {
    name: rows.map(([name]) => name),
    form: rows.map(([, form]) => form),
    price: rows.map(([, , price]) => price),
  };
}

const medicines: Row[] = [
  ['Napa', 'Tablet', 1.2],
  ['Napa', 'Syrup', 35],
  ['Seclo', 'Capsule', 6],
  ['Napa', 'Tablet', 1.2],
  ['Seclo', 'Syrup', 35],
];

describe('a packed table', () => {
  // offline-149
  it('every value is written once, and a row only refers to how recently its value occurred in the same context', () => {
    expect(packTable(columnsOf(medicines), beside)).toEqual({
      name: { Words: ['Napa', 'Seclo'], Rows: 'Z#Z$$', Far: [] },
      form: { Words: ['Tablet', 'Syrup', 'Capsule'], Rows: 'ZZZ$[', Far: [1] },
      price: { Words: [1.2, 35, 6], Rows: 'ZZZ#%', Far: [] },
    });
  });

  // offline-149
  it('a table is decoded as it was encoded', () => {
    const word = fc.oneof(fc.constantFrom('', 'a', 'b'), fc.string(), fc.nat(400).map(String));
    const price = fc.oneof(
      fc.nat(3),
      fc.nat(100_000).map((paisa) => paisa / 100),
    );
    const rows = fc.array(fc.tuple(word, word, price), { maxLength: 300, size: 'max' });
    fc.assert(
      fc.property(rows, (some) => {
        const table = columnsOf(some);
        const packed = packTable(table, beside);
        const wire: typeof packed = JSON.parse(JSON.stringify(packed));
        expect(unpackTable(wire, beside, some.length)).toEqual(table);
      }),
    );
  });

  // offline-149
  it('a table with a short column or an unknown value is rejected', () => {
    const good = packTable(columnsOf(medicines), beside);
    const bad = [
      { ...good.form, Rows: 'ZZZ$' },
      { ...good.form, Rows: 'ZZZ$Z' },
      { ...good.form, Rows: 'ZZZ%[' },
      { ...good.form, Rows: 'ZZZ [' },
      { ...good.form, Rows: 'ZZZ~[' },
      { ...good.form, Far: [] },
      { ...good.form, Far: [3] },
      { ...good.form, Words: ['Tablet'] },
    ];
    expect(unpackTable(good, beside, 5)).not.toBeNull();
    for (const form of bad) expect(unpackTable({ ...good, form }, beside, 5)).toBeNull();
    expect(unpackTable(good, beside, 6)).toBeNull();
  });
});

describe('consecutive numbers', () => {
  // offline-149
  it('consecutive numbers are written as differences', () => {
    expect(stepsOf([17, 18, 21, 20])).toEqual([17, 1, 3, -1]);
    fc.assert(
      fc.property(fc.array(fc.nat()), (numbers) => {
        expect(numbersOf(stepsOf(numbers))).toEqual(numbers);
      }),
    );
  });
});
