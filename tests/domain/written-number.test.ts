import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountTyped, typedAmount, wholeTyped } from '#domain/typed-amount.ts';
import { showsDecimalComma, writtenNumber } from '#domain/written-number.ts';

// counter-242
describe('a written number', () => {
  it.each([
    ['12', '12'],
    ['12.50', '12.50'],
    ['12,50', '12.50'],
    ['12,5', '12.5'],
    ['0,125', '0.125'],
    ['1250,00', '1250.00'],
    ['1,250', '1250'],
    ['1,250.00', '1250.00'],
    ['1.250,00', '1250.00'],
    ['1.250.000', '1250000'],
    ['1,25,000', '125000'],
    ['1,25,000.50', '125000.50'],
    ['12,34,56,789', '123456789'],
    ['1 250,00', '1250.00'],
    ['1\u00a0250', '1250'],
    ['1’250.00', '1250.00'],
    ['৳ ১,২৫০.৫০', '1250.50'],
    ['Tk. 12/-', '12'],
    ['12 BDT', '12'],
    ['\u202a１２.50\u202c', '12.50'],
    ['٣٫٥', '3.5'],
    ['\u22125', '-5'],
    ['+5', '5'],
  ])('%s is %s', (written, number) => {
    expect(writtenNumber(written)).toBe(number);
  });

  it.each([
    '',
    'five',
    '12 50',
    '12,5,0',
    '1,2500',
    '1,250,00',
    '1.25.000',
    '12,50.00',
    '1.250,00.5',
    '01,250,000',
    '1,25,00',
    '12.',
    '.50',
    '1e3',
    '1/2',
    '1-2',
    '12 13',
    '5%',
    '১২টি',
  ])('%j is refused and not guessed', (written) => {
    expect(writtenNumber(written)).toBeNull();
  });

  it('a number in a file with decimal commas is refused if it is ambiguous', () => {
    const beside = { hasDecimalComma: true };
    expect(writtenNumber('1,250', beside)).toBeNull();
    expect(writtenNumber('1.250', beside)).toBeNull();
    expect(writtenNumber('1.250,00', beside)).toBe('1250.00');
    expect(writtenNumber('1,250.00', beside)).toBe('1250.00');
    expect(writtenNumber('12.5', beside)).toBe('12.5');
    expect(['12,50', '1.250,5', '0,125'].every(showsDecimalComma)).toBe(true);
    expect(['12.50', '1,250', '1,25,000', '1,250.00', '7'].some(showsDecimalComma)).toBe(false);
  });

  it('every notation with two decimals gives the right number', () => {
    const paisa = fc.integer({ min: 0, max: 999_999_999 });
    const locales = fc.constantFrom('en-US', 'en-IN', 'bn-BD', 'de-DE', 'fr-FR', 'de-CH', 'ar-EG');
    fc.assert(
      fc.property(paisa, locales, (amount, locale) => {
        const options = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
        const written = new Intl.NumberFormat(locale, options).format(amount / 100);
        expect(amountTyped(written)).toBe(amount);
      }),
    );
  });

  it('the decimals are those after the last comma or point', () => {
    const text = fc.string({
      unit: fc.constantFrom(...Array.from('0123456789,. ')),
      maxLength: 10,
    });
    fc.assert(
      fc.property(text, (written) => {
        const number = writtenNumber(written);
        const decimals = /[.,](\d{1,2})$/.exec(written.trim())?.[1] ?? '';
        if (number === null || decimals === '') return;
        expect(number.endsWith(`.${decimals}`)).toBe(true);
      }),
    );
  });
});

describe('a typed amount', () => {
  // counter-242
  it.each([
    ['', null],
    ['১,২৮০.৫০', 128_050],
    ['12,50', 1_250],
    ['1.250,00', 125_000],
    ['12,5,0', Number.NaN],
    ['1.250', Number.NaN],
    ['123456789', Number.NaN],
    ['-5', Number.NaN],
  ])('%j is %s paisa', (typed, paisa) => {
    expect(amountTyped(typed)).toBe(paisa);
    expect(typedAmount(typed)).toBe(Number.isNaN(paisa) ? null : paisa);
  });

  it.each([
    ['', null],
    ['-৫', -5],
    ['\u22125', -5],
    ['1,000', 1_000],
    ['12,50', Number.NaN],
    ['1.000', Number.NaN],
    ['1,5', Number.NaN],
  ])('%j is %s units', (typed, units) => {
    expect(wholeTyped(typed)).toBe(units);
  });
});
