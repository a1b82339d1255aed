import { describe, expect, it } from 'vitest';
import { imageUrl } from '#domain/picture.ts';
import { priceTag } from '#domain/price.ts';
import { tidyQuery } from '#domain/query.ts';
import { wordsOf } from '#domain/query-words.ts';
import { aProduct } from '#tests/builders/product.ts';

describe('a price tag', () => {
  // catalogue-38, catalogue-40
  it('strikes the list price and names the percentage where there is a discount', () => {
    const product = aProduct({ listPrice: 1_000, discount: 75, discountPercent: 7.5 });
    expect(priceTag(product)).toMatchObject({ price: 925, was: 1_000, percentOff: 8 });
  });

  // catalogue-40
  it('reckons the percentage where the server sends none', () => {
    const product = aProduct({ listPrice: 1_000, discount: 100, discountPercent: 0 });
    expect(priceTag(product).percentOff).toBe(10);
  });

  it('has neither without a discount', () => {
    expect(priceTag(aProduct())).toMatchObject({ price: 120, was: null, percentOff: null });
  });

  // catalogue-39
  it('names the price of the whole strip beside the price of a piece', () => {
    const product = aProduct({ listPrice: 120, pack: { name: 'strip', pieces: 10 } });
    expect(priceTag(product).packPrice).toBe(1_200);
    expect(priceTag(aProduct({ pack: null })).packPrice).toBeNull();
  });
});

describe('a picture', () => {
  // catalogue-47
  it('is at {imagehost}/Content/ImageData/{type}/{size}/{file}', () => {
    expect(imageUrl('Product', 'Small', 'napa.webp')).toBe(
      '/Content/ImageData/Product/Small/napa.webp',
    );
    expect(imageUrl('Banner', 'Orginal', 'a b.webp', 'https://img.example/')).toBe(
      'https://img.example/Content/ImageData/Banner/Orginal/a%20b.webp',
    );
  });

  it('has no address where there is no file', () => {
    expect(imageUrl('Product', 'Icons', ' ')).toBe('');
  });
});

describe('a search query', () => {
  // search-2
  it('is NFC, trimmed, with spaces collapsed', () => {
    expect(tidyQuery('  napa \n  extra ')).toBe('napa extra');
    expect(tidyQuery('Cafe\u0301')).toBe('Caf\u00e9');
  });

  // search-3
  it('is asked as the words split on spaces, and not at all when blank', () => {
    expect(wordsOf(' napa  extra')).toEqual(['napa', 'extra']);
    expect(wordsOf('  \u00a0 ')).toEqual([]);
  });
});
