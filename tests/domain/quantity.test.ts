import { describe, expect, it } from 'vitest';
import { quantityDraft, quantityTyped } from '#domain/quantity.ts';

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
});
