import { describe, expect, it } from 'vitest';
import { markAge, productsIn, takeNewerPrices } from '#domain/priced-at.ts';
import type { Product } from '#domain/product.ts';
import { aProduct, currentInfo } from '#tests/builders/product.ts';

const yesterday = Date.parse('2026-11-04T03:00:00.000Z');
const today = Date.parse('2026-11-05T03:00:00.000Z');
const ages = (answer: unknown) => [...productsIn(answer)].map(({ pricedAt }) => pricedAt);

describe('since when prices are known', () => {
  // offline-172
  it.each([
    ['a product', () => aProduct()],
    ['a list', () => [aProduct()]],
    ['a page of a shelf', () => ({ rows: [aProduct()], total: 1 })],
    ['the home page', () => ({ notices: [null, 'x'], rows: [{ products: [aProduct()] }] })],
  ])('is written into %s', (_, make) => {
    const answer = make();
    expect(ages(answer)).toEqual([undefined]);
    markAge(answer, today);
    expect(ages(answer)).toEqual([today]);
  });

  it('is nothing for what is no product, and for what is no moment', () => {
    const product = aProduct();
    markAge(product, Number.NaN);
    expect(ages([product, null, 'x', 7, { listPrice: 1 }])).toEqual([undefined]);
  });

  // offline-173
  it('stays what a product says already', () => {
    const list = [aProduct({ pricedAt: yesterday }), aProduct({ id: '2' })];
    markAge(list, today);
    expect(ages(list)).toEqual([yesterday, today]);
  });
});

describe('newer prices of a catalogue', () => {
  const newer = new Map([['101', currentInfo({ listPrice: 150, discount: 5, stock: 9_999 })]]);
  const taken = (product: Product) => [takeNewerPrices(product, newer, today), product] as const;

  // offline-175
  it('take the place of older ones, with their age, and nothing else does', () => {
    const product = aProduct({ pricedAt: yesterday, details: 'with water' });
    const [wasOlder, now] = taken(product);
    expect(wasOlder).toBe(true);
    expect(now).toEqual(
      aProduct({ listPrice: 150, discount: 5, pricedAt: today, details: 'with water' }),
    );
  });

  // offline-175
  it.each([
    ['that the shop has just said', undefined],
    ['that is newer', today + 1],
    ['that is as old', today],
  ])('leave a price alone %s', (_, pricedAt) => {
    const [wasOlder, now] = taken(aProduct({ pricedAt }));
    expect(wasOlder).toBe(false);
    expect(now.listPrice).toBe(120);
  });

  it('leave a product alone that the catalogue does not have', () => {
    expect(taken(aProduct({ id: '2', pricedAt: yesterday }))[0]).toBe(false);
  });

  // offline-175
  it('say what ran out and what is there again', () => {
    const gone = new Map([['101', currentInfo({ stock: 0 })]]);
    const product = aProduct({ pricedAt: yesterday });
    takeNewerPrices(product, gone, today);
    expect(product.stock).toBe(0);
    takeNewerPrices(product, newer, today + 1);
    expect(product.stock).toBe(9_999);
  });
});
