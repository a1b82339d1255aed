import { describe, expect, it } from 'vitest';
import { markAge, productsIn, takeNewerPrices } from '#domain/priced-at.ts';
import type { Product } from '#domain/product.ts';
import { aProduct, currentInfo } from '#tests/builders/product.ts';

const yesterday = Date.parse('2026-11-04T03:00:00.000Z');
const today = Date.parse('2026-11-05T03:00:00.000Z');
const ages = (response: unknown) => [...productsIn(response)].map(({ pricedAt }) => pricedAt);

describe('the time of prices', () => {
  // offline-172
  it.each([
    ['a product', () => aProduct()],
    ['a list', () => [aProduct()]],
    ['a page of a shelf', () => ({ rows: [aProduct()], total: 1 })],
    ['the home page', () => ({ notices: [null, 'x'], rows: [{ products: [aProduct()] }] })],
  ])('the time is written into %s', (_, make) => {
    const response = make();
    expect(ages(response)).toEqual([undefined]);
    markAge(response, today);
    expect(ages(response)).toEqual([today]);
  });

  it('values that are not products and invalid times are ignored', () => {
    const product = aProduct();
    markAge(product, Number.NaN);
    expect(ages([product, null, 'x', 7, { listPrice: 1 }])).toEqual([undefined]);
  });

  // offline-173
  it('a product with a time keeps it', () => {
    const list = [aProduct({ pricedAt: yesterday }), aProduct({ id: '2' })];
    markAge(list, today);
    expect(ages(list)).toEqual([yesterday, today]);
  });
});

describe('newer prices of a catalogue', () => {
  const newer = new Map([['101', currentInfo({ listPrice: 150, discount: 5, stock: 9_999 })]]);
  const taken = (product: Product) => [takeNewerPrices(product, newer, today), product] as const;

  // offline-175
  it('a newer price replaces an older one and its time, and no other field', () => {
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
  ])('a price stays unchanged if it is one %s', (_, pricedAt) => {
    const [wasOlder, now] = taken(aProduct({ pricedAt }));
    expect(wasOlder).toBe(false);
    expect(now.listPrice).toBe(120);
  });

  it('a product that the catalogue does not have stays unchanged', () => {
    expect(taken(aProduct({ id: '2', pricedAt: yesterday }))[0]).toBe(false);
  });

  // offline-175
  it('the stock changes when a product runs out or is available again', () => {
    const gone = new Map([['101', currentInfo({ stock: 0 })]]);
    const product = aProduct({ pricedAt: yesterday });
    takeNewerPrices(product, gone, today);
    expect(product.stock).toBe(0);
    takeNewerPrices(product, newer, today + 1);
    expect(product.stock).toBe(9_999);
  });
});
