import { describe, expect, it } from 'vitest';
import {
  changeBag,
  changesBetween,
  emptyBag,
  lineOf,
  lineTotal,
  maxUnits,
  positionOf,
  totalAmount,
  totalItems,
  totalQuantity,
  unitPrice,
  type Bag,
} from '#domain/bag.ts';
import { aLine, aProduct, currentInfo } from '#tests/builders/product.ts';

function aBag(...ids: string[]): Bag {
  return { lines: ids.map((id) => aLine({ id })) };
}

describe('adding to the bag', () => {
  // bag-9
  it('a new product starts with quantity 1', () => {
    const bag = changeBag(emptyBag, { type: 'productAdded', product: aProduct() });
    expect(lineOf(bag, '101')?.quantity).toBe(1);
  });

  // bag-9
  it('a product that is already in the bag is ignored', () => {
    const bag: Bag = { lines: [aLine({ quantity: 4 })] };
    expect(changeBag(bag, { type: 'productAdded', product: aProduct() })).toBe(bag);
  });

  // bag-1
  it('a line has the data for its display: name, strength, form, generic name, company, stock, picture, permalink', () => {
    const product = aProduct({ image: 'napa.webp', isPrescriptionRequired: true });
    const bag = changeBag(emptyBag, { type: 'productAdded', product });
    expect(bag.lines[0]).toEqual({
      id: '101',
      quantity: 1,
      listPrice: 120,
      discount: 0,
      discountPercent: 0,
      name: 'Napa',
      nameBn: 'নাপা',
      strength: '500 mg',
      form: 'Tablet',
      genericName: 'Paracetamol',
      company: 'Beximco Pharmaceuticals Ltd.',
      stock: 500,
      isPrescriptionRequired: true,
      pack: null,
      image: 'napa.webp',
      permalink: 'napa-500-mg-101',
    });
  });

  // bag-10
  it('a product that is added with a quantity gets that quantity', () => {
    const product = aProduct();
    const event = { type: 'productAddedWithQuantity', product, quantity: 7 } as const;
    expect(lineOf(changeBag(emptyBag, event), '101')?.quantity).toBe(7);
    const present: Bag = { lines: [aLine({ quantity: 2 })] };
    expect(lineOf(changeBag(present, event), '101')?.quantity).toBe(7);
  });

  // bag-12
  it('a product with stock 0 is not added, because it leads to the out-of-stock request', () => {
    const product = aProduct({ stock: 0 });
    expect(changeBag(emptyBag, { type: 'productAdded', product })).toBe(emptyBag);
  });
});

describe('changing the bag', () => {
  it('a line is removed', () => {
    const bag = changeBag(aBag('1', '2'), { type: 'lineRemoved', id: '1' });
    expect(bag.lines.map((line) => line.id)).toEqual(['2']);
  });

  // bag-20
  it('a line is removed when its quantity is set to 0', () => {
    const bag = changeBag(aBag('1', '2'), { type: 'quantityChanged', id: '2', quantity: 0 });
    expect(bag.lines.map((line) => line.id)).toEqual(['1']);
  });

  // bag-23
  it('a removed line is restored at its position', () => {
    const before = aBag('1', '2', '3');
    const line = aLine({ id: '2' });
    const position = positionOf(before, '2');
    const without = changeBag(before, { type: 'lineRemoved', id: '2' });
    expect(changeBag(without, { type: 'lineRestored', line, position })).toEqual(before);
  });

  // bag-14
  it('a quantity stays between 1 and min(stock, 9999)', () => {
    const few: Bag = { lines: [aLine({ stock: 3 })] };
    const many: Bag = { lines: [aLine({ stock: 99_999 })] };
    const asked = { type: 'quantityChanged', id: '101', quantity: 20_000 } as const;
    expect(lineOf(changeBag(few, asked), '101')?.quantity).toBe(3);
    expect(lineOf(changeBag(many, asked), '101')?.quantity).toBe(maxUnits);
  });

  it('a quantity that is not a number is ignored', () => {
    const bag = aBag('1');
    const event = { type: 'quantityChanged', id: '1', quantity: Number.NaN } as const;
    expect(changeBag(bag, event)).toBe(bag);
  });

  // bag-24, bag-25
  it('a cleared bag is restored behind the products that were added since', () => {
    const before = aBag('1', '2');
    const cleared = changeBag(before, { type: 'bagCleared' });
    expect(cleared.lines).toEqual([]);
    const since = changeBag(cleared, { type: 'productAdded', product: aProduct({ id: '9' }) });
    const back = changeBag(since, { type: 'bagRestored', lines: before.lines });
    expect(back.lines.map((line) => line.id)).toEqual(['9', '1', '2']);
  });

  // bag-43
  it('an update from the checkout sets the bag to the checkout’s lines', () => {
    const lines = [aLine({ id: '2', quantity: 5 })];
    const bag = changeBag(aBag('1', '2'), { type: 'updatedFromCheckout', lines });
    expect(bag.lines).toEqual(lines);
  });

  it('an event without an effect returns the same object, so that React does not render again', () => {
    const bag = aBag('1');
    expect(changeBag(bag, { type: 'lineRemoved', id: 'unknown' })).toBe(bag);
    expect(changeBag(bag, { type: 'quantityChanged', id: '1', quantity: 1 })).toBe(bag);
    expect(changeBag(emptyBag, { type: 'bagCleared' })).toBe(emptyBag);
    const current = [currentInfo({ id: '1' })];
    expect(changeBag(bag, { type: 'pricesRefreshed', current })).toBe(bag);
  });
});

describe('refreshing prices', () => {
  it('a line takes over the current list price, discount, percentage, stock and prescription mark', () => {
    const current = [
      currentInfo({
        id: '1',
        listPrice: 200,
        discount: 20,
        discountPercent: 10,
        stock: 9,
        isPrescriptionRequired: true,
      }),
    ];
    const bag = changeBag(aBag('1', '2'), { type: 'pricesRefreshed', current });
    expect(lineOf(bag, '1')).toMatchObject({
      listPrice: 200,
      discount: 20,
      discountPercent: 10,
      stock: 9,
      isPrescriptionRequired: true,
    });
    expect(lineOf(bag, '2')).toEqual(aLine({ id: '2' }));
  });

  // bag-39, bag-40
  it('a quantity is lowered to the stock, and a line that ran out stays visible', () => {
    const bag: Bag = { lines: [aLine({ id: '1', quantity: 8 }), aLine({ id: '2', quantity: 3 })] };
    const current = [currentInfo({ id: '1', stock: 5 }), currentInfo({ id: '2', stock: 0 })];
    const after = changeBag(bag, { type: 'pricesRefreshed', current });
    expect(after.lines.map((line) => line.quantity)).toEqual([5, 1]);
    expect(changesBetween(bag, after).map((change) => [change.id, change.what])).toEqual([
      ['1', 'fewerLeft'],
      ['2', 'ranOut'],
    ]);
  });

  // bag-41
  it('a requested product that is missing in the response counts as out of stock, and no other does', () => {
    const bag = aBag('1', '2', '3');
    const current = [currentInfo({ id: '1' })];
    const after = changeBag(bag, { type: 'pricesRefreshed', current, requested: ['1', '2'] });
    expect(after.lines.map(({ id, stock }) => [id, stock])).toEqual([
      ['1', 500],
      ['2', 0],
      ['3', 500],
    ]);
  });

  // bag-39
  it('the changes list the prices that went up and those that went down', () => {
    const bag = aBag('1', '2', '3');
    const current = [
      currentInfo({ id: '1', listPrice: 130 }),
      currentInfo({ id: '2', discount: 10 }),
      currentInfo({ id: '3' }),
    ];
    const after = changeBag(bag, { type: 'pricesRefreshed', current });
    expect(changesBetween(bag, after).map((change) => [change.id, change.what])).toEqual([
      ['1', 'dearer'],
      ['2', 'cheaper'],
    ]);
  });
});

describe('the totals', () => {
  // bag-26, catalogue-38
  it('the line price is MRP minus discount when the discount is above 0, otherwise MRP', () => {
    expect(unitPrice({ listPrice: 1_000, discount: 150 })).toBe(850);
    expect(unitPrice({ listPrice: 1_000, discount: 0 })).toBe(1_000);
    expect(unitPrice({ listPrice: 1_000, discount: -5 })).toBe(1_000);
    expect(unitPrice({ listPrice: 100, discount: 150 })).toBe(0);
  });

  // bag-27, bag-28, bag-29
  it('TotalAmmount is the sum of line price times quantity, and TotalItems is the number of lines', () => {
    const bag: Bag = {
      lines: [
        aLine({ id: '1', listPrice: 1_000, discount: 150, quantity: 3 }),
        aLine({ id: '2', listPrice: 33, quantity: 7 }),
      ],
    };
    expect(totalAmount(bag)).toBe(850 * 3 + 33 * 7);
    expect(totalItems(bag)).toBe(2);
    expect(totalQuantity(bag)).toBe(10);
    expect(bag.lines.map(lineTotal)).toEqual([2_550, 231]);
  });
});
