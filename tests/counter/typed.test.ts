import { describe, expect, it } from 'vitest';
import { readTyped, typedOf, emptyProduct } from '#counter/parts/products/typed-product.ts';
import { basisPointsTyped, countTyped } from '#counter/screens/promotions/typed.ts';

// counter-242
describe('a number typed at the counter', () => {
  it.each([
    ['12,50', 1_250],
    ['1.250,00', 125_000],
    ['1,25,000', 12_500_000],
    ['১২.৫০', 1_250],
  ])('%s is a price of %i paisa', (listPrice, paisa) => {
    const { fields, problems } = readTyped({
      ...typedOf(emptyProduct, 'en'),
      name: 'Napa',
      listPrice,
    });
    expect([fields.listPrice, problems.listPrice]).toEqual([paisa, undefined]);
  });

  it.each(['12,5,0', '1.250', '12 50'])('%s is an invalid price', (listPrice) => {
    const { fields, problems } = readTyped({ ...typedOf(emptyProduct, 'en'), listPrice });
    expect([fields.listPrice, problems.listPrice]).toEqual([null, 'notANumber']);
  });

  it.each([
    ['7,5 %', 750],
    ['7.5', 750],
    ['৭％', 700],
    ['', null],
    ['0', Number.NaN],
    ['101', Number.NaN],
    ['7,555', Number.NaN],
  ])('%j is a share of %s hundredths of a percent', (typed, points) => {
    expect(basisPointsTyped(typed)).toBe(points);
  });

  it.each([
    ['1,000', 1_000],
    ['1,5', Number.NaN],
    ['-1', Number.NaN],
    ['', null],
  ])('%j is a count of %s', (typed, count) => {
    expect(countTyped(typed)).toBe(count);
  });
});
