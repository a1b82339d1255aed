import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paisaFromTaka, takaFromPaisa } from '#domain/money.ts';

describe('taka to paisa', () => {
  it.each([
    [0, 0],
    [1, 100],
    [0.1 + 0.2, 30],
    [1.005, 101],
    [1.004, 100],
    [2.675, 268],
    [10.075, 1_008],
    [1_234.565, 123_457],
    [99_999.995, 10_000_000],
    ['1.20', 120],
    [' 7 ', 700],
    ['0.005', 1],
    [-1.2, -120],
    [-1.005, -101],
    ['-0.50', -50],
  ])('%j taka are %i paisa', (taka, paisa) => {
    expect(paisaFromTaka(taka)).toBe(paisa);
  });

  it.each([[''], ['  '], ['free'], ['1,200'], [Number.NaN]])('%j is not a number', (taka) => {
    expect(paisaFromTaka(taka)).toBeNaN();
  });

  it('the result is never minus zero, which JSON and the screen would show differently', () => {
    expect(Object.is(paisaFromTaka(-0), 0)).toBe(true);
    expect(Object.is(paisaFromTaka(-0.001), 0)).toBe(true);
  });

  const wholePaisa = fc.integer({ min: -1_000_000_000_00, max: 1_000_000_000_00 });

  it('every amount survives the round trip, as a number and as text', () => {
    fc.assert(
      fc.property(wholePaisa, (paisa) => {
        expect(paisaFromTaka(takaFromPaisa(paisa))).toBe(paisa);
        expect(paisaFromTaka(takaFromPaisa(paisa).toFixed(2))).toBe(paisa);
        expect(paisaFromTaka(JSON.stringify(takaFromPaisa(paisa)))).toBe(paisa);
      }),
    );
  });

  it('a third decimal is rounded half away from zero, as it is written', () => {
    const thousandths = fc.integer({ min: 0, max: 1_000_000_000 });
    fc.assert(
      fc.property(thousandths, fc.boolean(), (milli, isNegative) => {
        const sign = isNegative ? '-' : '';
        const text = `${sign}${Math.floor(milli / 1000)}.${String(milli % 1000).padStart(3, '0')}`;
        const expected = Math.floor((milli + 5) / 10) * (isNegative ? -1 : 1);
        // Adding 0 turns minus zero into zero.
        expect(paisaFromTaka(text)).toBe(expected + 0);
        expect(paisaFromTaka(Number(text))).toBe(expected + 0);
      }),
    );
  });

  it('the result is a whole number for every number', () => {
    fc.assert(
      fc.property(fc.double({ min: -1e12, max: 1e12, noNaN: true }), (taka) => {
        const paisa = paisaFromTaka(taka);
        expect(Number.isInteger(paisa)).toBe(true);
        expect(Math.abs(paisa - taka * 100)).toBeLessThanOrEqual(0.51);
      }),
    );
  });
});
