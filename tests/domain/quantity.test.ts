import { describe, expect, it } from 'vitest';
import { quantityDraft, quantityTyped, settleQuantity } from '#domain/quantity.ts';

describe('typing a quantity', () => {
  it('reads digits only, ০-৯ included, four at most', () => {
    expect(quantityDraft('১২')).toBe('12');
    expect(quantityDraft('-1.5e3')).toBe('153');
    expect(quantityDraft('123456')).toBe('1234');
    expect(quantityDraft('abc')).toBe('');
  });

  it('counts an empty value as 0', () => {
    expect(quantityTyped('')).toBe(0);
    expect(quantityTyped('৭')).toBe(7);
  });

  it('resets 0 or empty to 1 when the field is left, and says so', () => {
    expect(settleQuantity('', 50)).toEqual({ quantity: 1, problem: 'belowOne' });
    expect(settleQuantity('000', 50)).toEqual({ quantity: 1, problem: 'belowOne' });
  });

  it('keeps 1 to the limit, and says when there are not so many', () => {
    expect(settleQuantity('1', 50)).toEqual({ quantity: 1, problem: null });
    expect(settleQuantity('50', 50)).toEqual({ quantity: 50, problem: null });
    expect(settleQuantity('51', 50)).toEqual({ quantity: 50, problem: 'aboveLimit' });
  });
});
