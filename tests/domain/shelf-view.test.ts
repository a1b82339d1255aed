import { describe, expect, it } from 'vitest';
import { addressOf, viewIn } from '#domain/shelf-choice.ts';
import { readShelfAddress, shelfKey } from '#domain/shelf-address.ts';
import { facetsOf, filterCount, isShown, wholeShelf, type ShelfView } from '#domain/shelf-view.ts';
import { aProduct } from '#tests/builders/product.ts';

const tablet = aProduct({ id: '1', form: 'Tablet', company: 'Square' });
const soldOut = aProduct({ id: '2', form: 'Tablet', company: 'ACI', stock: 0 });
const syrup = aProduct({ id: '3', form: 'Syrup', company: 'Square', discount: 10 });
const onPrescription = aProduct({ id: '4', company: 'ACI', isPrescriptionRequired: true });
const shelf = [tablet, soldOut, syrup, onPrescription];

function shown(view: Partial<ShelfView>): string[] {
  return shelf.filter((one) => isShown(one, { ...wholeShelf, ...view })).map((one) => one.id);
}

describe('the view of a shelf', () => {
  it('every product is shown if nothing is chosen', () => {
    expect(shown({})).toEqual(['1', '2', '3', '4']);
  });

  // catalogue-29
  it('several options of one filter are alternatives, and different filters are combined', () => {
    expect(shown({ forms: ['Tablet', 'Syrup'] })).toEqual(['1', '2', '3', '4']);
    expect(shown({ forms: ['Tablet'], companies: ['ACI'] })).toEqual(['2', '4']);
    expect(shown({ forms: ['Tablet'], companies: ['ACI'], isInStock: true })).toEqual(['4']);
    expect(shown({ prescription: 'none', isDiscounted: true })).toEqual(['3']);
  });

  it('a count is the number of products that choosing the option would show', () => {
    const facets = facetsOf(shelf, { ...wholeShelf, forms: ['Syrup'] });
    expect(facets.total).toBe(1);
    expect(facets.forms).toEqual([
      { name: 'Tablet', count: 3 },
      { name: 'Syrup', count: 1 },
    ]);
    expect(facets.companies).toEqual([{ name: 'Square', count: 1 }]);
    expect(facets.inStock).toBe(1);
  });

  it('a chosen name stays in the list with the count 0', () => {
    const facets = facetsOf(shelf, { ...wholeShelf, companies: ['Renata'] });
    expect(facets.companies.at(-1)).toEqual({ name: 'Renata', count: 0 });
  });

  it('a row that represents several products counts as such', () => {
    expect(facetsOf([{ ...tablet, count: 5 }], wholeShelf).total).toBe(5);
  });
});

describe('the address of a shelf', () => {
  // catalogue-31
  it('the address contains every choice and restores it', () => {
    const view: ShelfView = {
      sort: '-price',
      forms: ['Syrup', 'Tablet'],
      companies: ['ACI Limited', 'Square Pharmaceuticals PLC.'],
      prescription: 'none',
      isInStock: true,
      isDiscounted: true,
    };
    expect(viewIn(addressOf(view))).toEqual(view);
    expect(viewIn(readShelfAddress({ ...addressOf(view) }))).toEqual(view);
    expect(filterCount(view)).toBe(7);
  });

  it('the address of the whole shelf is empty', () => {
    expect(shelfKey(addressOf(wholeShelf))).toBe('');
    expect(Object.values(addressOf(wholeShelf)).filter(Boolean)).toEqual([]);
  });

  it('the same choice has the same address in any order', () => {
    const one = addressOf({ ...wholeShelf, forms: ['Tablet', 'Syrup'] });
    const other = addressOf({ ...wholeShelf, forms: ['Syrup', 'Tablet'] });
    expect(shelfKey(one)).toBe(shelfKey(other));
  });

  it.each([
    { sort: 'random' },
    { sort: ['price'], rx: 'maybe' },
    { stock: true, off: 1 },
    { form: 'x'.repeat(2_000) },
    { company: null },
  ])('an invalid address shows the whole shelf: %j', (search) => {
    expect(viewIn(readShelfAddress(search))).toEqual(wholeShelf);
  });

  // catalogue-29
  it('the number of names is limited to what a screen can choose', () => {
    const form = Array.from({ length: 200 }, (_, n) => `f${n}`).join('~');
    expect(viewIn({ form }).forms).toHaveLength(20);
  });
});
