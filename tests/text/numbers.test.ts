import { describe, expect, it } from 'vitest';
import { digits, signed, taka, takaNumber, wholeNumber } from '#text/numbers.ts';

describe('numbers', () => {
  // checkout-25, shell-64, shell-65
  it('taka are grouped by lakh, with two decimals and the sign in front', () => {
    expect(taka(0, 'en')).toBe('৳0.00');
    expect(taka(120, 'en')).toBe('৳1.20');
    expect(taka(99_999, 'en')).toBe('৳999.99');
    expect(taka(1_234_567_805, 'en')).toBe('৳1,23,45,678.05');
  });

  it('a deduction has one minus sign before the currency, with no line break after it', () => {
    expect(taka(-5_000, 'en')).toBe('−\u00a0৳50.00');
    expect(taka(-5_000, 'bn')).toBe('−\u00a0৳৫০.০০');
    expect(takaNumber(-105, 'en')).toBe('−\u00a01.05');
    expect(signed(-5_000, (amount) => `BDT ${takaNumber(amount, 'en')}`)).toBe('−\u00a0BDT 50.00');
    expect(taka(-0, 'en')).toBe('৳0.00');
  });

  // shell-64
  it('Bengali uses ০-৯', () => {
    expect(taka(1_234_550, 'bn')).toBe('৳১২,৩৪৫.৫০');
    expect(digits('strip of 10', 'bn')).toBe('strip of ১০');
    expect(wholeNumber(1_234_567, 'bn')).toBe('১২,৩৪,৫৬৭');
  });

  // shell-64
  it('whole numbers are grouped by lakh', () => {
    expect(wholeNumber(999, 'en')).toBe('999');
    expect(wholeNumber(1_000, 'en')).toBe('1,000');
    expect(wholeNumber(-10_000_000, 'en')).toBe('-1,00,00,000');
  });
});
