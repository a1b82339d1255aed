import { describe, expect, it } from 'vitest';
import { imageUrl } from '#domain/picture.ts';
import { priceTag } from '#domain/price.ts';
import { tidyQuery } from '#domain/query.ts';
import { wordsOf } from '#domain/query-words.ts';
import { aProduct } from '#tests/builders/product.ts';

describe('a price tag', () => {
  // catalogue-38, catalogue-40
  it('a discount shows the crossed-out list price and the percentage', () => {
    const product = aProduct({ listPrice: 1_000, discount: 75, discountPercent: 7.5 });
    expect(priceTag(product)).toMatchObject({ price: 925, was: 1_000, percentOff: 8 });
  });

  // catalogue-40
  it('the percentage is computed if the server sends none', () => {
    const product = aProduct({ listPrice: 1_000, discount: 100, discountPercent: 0 });
    expect(priceTag(product).percentOff).toBe(10);
  });

  it('there is neither without a discount', () => {
    expect(priceTag(aProduct())).toMatchObject({ price: 120, was: null, percentOff: null });
  });

  // catalogue-39
  it('the price of a whole strip is shown beside the price of a piece', () => {
    const product = aProduct({ listPrice: 120, pack: { name: 'strip', pieces: 10 } });
    expect(priceTag(product).packPrice).toBe(1_200);
    expect(priceTag(aProduct({ pack: null })).packPrice).toBeNull();
  });
});

describe('a picture', () => {
  // catalogue-47
  it('the URL is {imagehost}/Content/ImageData/{type}/{size}/{file}', () => {
    expect(imageUrl('Product', 'Small', 'napa.webp')).toBe(
      '/Content/ImageData/Product/Small/napa.webp',
    );
    expect(imageUrl('Banner', 'Orginal', 'a b.webp', 'https://img.example/')).toBe(
      'https://img.example/Content/ImageData/Banner/Orginal/a%20b.webp',
    );
  });

  it('the URL is empty if there is no file', () => {
    expect(imageUrl('Product', 'Icons', ' ')).toBe('');
  });
});

describe('a search query', () => {
  // search-2
  it('a query is NFC, trimmed, with spaces collapsed', () => {
    expect(tidyQuery('  napa \n  extra ')).toBe('napa extra');
    expect(tidyQuery('Cafe\u0301')).toBe('Caf\u00e9');
  });

  // search-3
  it('a query is sent as its words, and a blank one is not sent', () => {
    expect(wordsOf(' napa  extra')).toEqual(['napa', 'extra']);
    expect(wordsOf('  \u00a0 ')).toEqual([]);
  });
});
