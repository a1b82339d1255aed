import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { embeddedProduct, product } from '#contract/products.ts';

const napa = { Id: '11001', Name: 'Napa', UnitSalePrice: 1.2 };

describe('the stock of a product', () => {
  // catalogue-42
  it('the stock is the number that the server sends, including 0', () => {
    for (const stock of [0, 7]) {
      expect(v.parse(product, { ...napa, Stock: stock }).stock).toBe(stock);
      expect(v.parse(embeddedProduct, { ...napa, Stock: stock }).stock).toBe(stock);
    }
  });

  // catalogue-42
  it('the stock is assumed if the server sends none: 99,999, and 999,999 in the home data', () => {
    expect(v.parse(product, napa).stock).toBe(99_999);
    expect(v.parse(embeddedProduct, napa).stock).toBe(999_999);
  });
});
