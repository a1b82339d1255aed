import { describe, expect, it } from 'vitest';
import type { OrderedProduct } from '#domain/order.ts';
import type { CurrentInfo } from '#domain/product.ts';
import { stepsOf } from '#domain/order-steps.ts';
import { aProduct } from '#tests/builders/product.ts';
import { refillDueAt, refillOf } from '#domain/refill.ts';

function ordered(changes: Partial<OrderedProduct> = {}): OrderedProduct {
  return {
    productId: '1',
    nameBn: '',
    name: 'Napa',
    strength: '500 mg',
    image: '',
    genericName: 'Paracetamol',
    category: 'Tablet',
    company: 'Beximco',
    unitPrice: 120,
    quantity: 10,
    discount: 0,
    total: 1200,
    ...changes,
  };
}

function now(changes: Partial<CurrentInfo> = {}): CurrentInfo {
  return {
    id: '1',
    listPrice: 150,
    discount: 10,
    discountPercent: 6,
    stock: 100,
    isPrescriptionRequired: false,
    ...changes,
  };
}

describe('a refill', () => {
  // customer-area-71, customer-area-73
  it('each product is added with quantity 1 at the current price', () => {
    expect(refillOf([ordered()], [now()], 'one').lines).toMatchObject([
      { id: '1', name: 'Napa', quantity: 1, listPrice: 150, discount: 10 },
    ]);
  });

  // customer-area-73
  it('the quantities of the order are used on request', () => {
    expect(refillOf([ordered()], [now()], 'last').lines).toMatchObject([{ quantity: 10 }]);
  });

  it('permalink, form, Bengali name and pack come from the shelves, at the current price', () => {
    const product = aProduct({
      id: '1',
      permalink: 'napa-500',
      form: 'Tablet',
      nameBn: 'নাপা',
      listPrice: 999,
      pack: { name: 'strip of 10', pieces: 10 },
    });
    const order = [ordered({ category: 'Medicine' })];
    expect(refillOf(order, [now()], 'last', new Map([['1', product]])).lines).toMatchObject([
      {
        permalink: 'napa-500',
        form: 'Tablet',
        nameBn: 'নাপা',
        pack: { pieces: 10 },
        listPrice: 150,
        quantity: 10,
      },
    ]);
  });

  // customer-area-75
  it('the quantity is limited by the stock, and this is reported', () => {
    const refill = refillOf([ordered()], [now({ stock: 4 })], 'last');
    expect(refill.lines).toMatchObject([{ quantity: 4 }]);
    expect(refill.fewer).toEqual(refill.lines);
  });

  // customer-area-75
  it('a product that is out of stock or no longer in the shop is left out', () => {
    const gone = ordered({ productId: '2' });
    const empty = ordered({ productId: '3' });
    const refill = refillOf([gone, empty], [now({ id: '3', stock: 0 })], 'one');
    expect(refill).toEqual({ lines: [], missing: [gone], outOfStock: [empty], fewer: [] });
  });

  // customer-area-74
  it('a product that was ordered in two lines becomes one line', () => {
    const refill = refillOf([ordered({ quantity: 2 }), ordered({ quantity: 3 })], [now()], 'last');
    expect(refill.lines).toMatchObject([{ quantity: 5 }]);
  });
});

describe('an order with Auto Order After 28 Days', () => {
  const order = { createdAt: '2026-03-01T06:00:00.000Z', status: 'Delivered', isAutoOrder: true };

  // checkout-55, customer-area-79
  it('the order is due 28 days after it was placed', () => {
    expect(refillDueAt({ ...order, status: 'Delivered' })).toBe('2026-03-29T06:00:00.000Z');
  });

  // customer-area-79
  it('an order without the option, or a cancelled one, is never due', () => {
    expect(refillDueAt({ ...order, status: 'Delivered', isAutoOrder: false })).toBeNull();
    expect(refillDueAt({ ...order, status: 'Cancelled' })).toBeNull();
  });
});

describe('the five-step stepper', () => {
  // customer-area-48
  it('earlier steps are passed and the current one is active', () => {
    expect(stepsOf('Processing').map((one) => one.progress)).toEqual([
      'passed',
      'passed',
      'active',
      'ahead',
      'ahead',
    ]);
  });

  // customer-area-48
  it('the last step is a delivered order', () => {
    expect(stepsOf('Delivered').at(-1)).toEqual({ step: 'Delivered', progress: 'active' });
  });

  // customer-area-46, customer-area-50
  it('a cancelled or unknown order has no active step', () => {
    for (const status of ['Cancelled', 'Unknown'] as const)
      expect(stepsOf(status).every((one) => one.progress === 'ahead')).toBe(true);
  });
});
