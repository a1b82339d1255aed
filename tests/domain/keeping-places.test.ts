import { expect, it } from 'vitest';
import { mergeKeepingOrder } from '#domain/search/merge-keeping-order.ts';
import { aProduct } from '#tests/builders/product.ts';

const product = (id: string, listPrice: number) => aProduct({ id, listPrice });

// offline-155
it('shown rows keep their positions with their new data, and new rows follow', () => {
  const shown = [product('a', 100), product('b', 200)];
  const later = [product('c', 300), product('b', 250)];
  const rows = mergeKeepingOrder(shown, later).map(({ id, listPrice }) => `${id} ${listPrice}`);
  expect(rows).toEqual(['a 100', 'b 250', 'c 300']);
  expect(mergeKeepingOrder([], later)).toEqual(later);
  expect(mergeKeepingOrder(shown, [])).toEqual(shown);
});
