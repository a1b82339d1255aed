import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  anyCase,
  noActivityId,
  wireFlag,
  wireId,
  wireInteger,
  wireNumber,
  wireTaka,
  wireTakaOrNull,
  wireTakaOrZero,
  wireText,
} from '#contract/wire.ts';
import { wireActivityId } from '#contract/wire-ids.ts';
import { wireMoment, wireMomentOrNull } from '#contract/wire-moment.ts';

describe('a number on the wire', () => {
  // errors-9, shell-98
  it('is a number or a numeric text', () => {
    expect([1.5, '1.5', ' 2 ', '-3'].map((wire) => v.parse(wireNumber, wire))).toEqual([
      1.5, 1.5, 2, -3,
    ]);
  });

  it.each([[''], [' '], ['1,200'], ['x'], [null], [undefined], [true], [Infinity], [NaN], [[1]]])(
    'is not %j',
    (wire) => {
      expect(v.is(wireNumber, wire)).toBe(false);
    },
  );

  it('is whole where it counts', () => {
    expect([v.is(wireInteger, '3'), v.is(wireInteger, 3.5)]).toEqual([true, false]);
  });
});

describe('money on the wire', () => {
  // catalogue-41
  it('is taka there and whole paisa inside', () => {
    expect([1.005, '80', 0.1, '19.99'].map((taka) => v.parse(wireTaka, taka))).toEqual([
      101, 8_000, 10, 1_999,
    ]);
  });

  it('may be absent where the schema says so: none, or 0', () => {
    expect([null, undefined, '', 0].map((taka) => v.parse(wireTakaOrNull, taka))).toEqual([
      null,
      null,
      null,
      0,
    ]);
    expect(v.parse(wireTakaOrZero, null)).toBe(0);
    expect(v.is(wireTaka, null)).toBe(false);
  });
});

describe('text on the wire', () => {
  it('is NFC inside, and empty where it is absent', () => {
    // য় in one code point becomes two: NFC decomposes it.
    expect(v.parse(wireText, '\u09df')).toBe('\u09af\u09bc');
    expect([null, undefined, 7].map((wire) => v.parse(wireText, wire))).toEqual(['', '', '7']);
    expect(v.is(wireText, { text: 'x' })).toBe(false);
  });

  it('is an id only where it says something', () => {
    expect([7, '7'].map((wire) => v.parse(wireId, wire))).toEqual(['7', '7']);
    expect(['', null, undefined, {}].map((wire) => v.is(wireId, wire))).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  // offline-141, shell-102
  it('is an ActivityId of zeros before the device is registered', () => {
    expect([undefined, null, '', 0].map((wire) => v.parse(wireActivityId, wire))).toEqual(
      Array.from({ length: 4 }, () => noActivityId),
    );
  });
});

describe('yes and no on the wire', () => {
  it('are flags, 0 and 1, or words; anything else is no', () => {
    expect([true, 1, '1', 'true', 'True'].every((wire) => v.parse(wireFlag, wire))).toBe(true);
    expect(
      [false, 0, '0', 'false', null, undefined, '', 'yes', {}].some((wire) =>
        v.parse(wireFlag, wire),
      ),
    ).toBe(false);
  });
});

describe('a moment on the wire', () => {
  it.each([
    ['2026-03-01T06:00:00Z', '2026-03-01T06:00:00.000Z'],
    ['2026-03-01T12:00:00+06:00', '2026-03-01T06:00:00.000Z'],
    ['2026-03-01T12:00:00+0600', '2026-03-01T06:00:00.000Z'],
    ['2026-03-01T06:00:00', '2026-03-01T06:00:00.000Z'],
    ['2026-03-01 06:00:00', '2026-03-01T06:00:00.000Z'],
    ['2026-03-01T06:00:00.1234567', '2026-03-01T06:00:00.123Z'],
    ['2026-03-01', '2026-03-01T00:00:00.000Z'],
  ])('written as %s is %s inside', (wire, inside) => {
    expect(v.parse(wireMoment, wire)).toBe(inside);
  });

  it('is none where it cannot be read', () => {
    expect(['soon', '', 5, null].map((wire) => v.is(wireMoment, wire))).toEqual([
      false,
      false,
      false,
      false,
    ]);
    expect(v.parse(wireMomentOrNull, null)).toBeNull();
  });
});

describe('names in any case', () => {
  const schema = anyCase({ PageNumber: wireInteger });

  // errors-6, shell-98
  it('are read, the agreed spelling first', () => {
    expect(v.parse(schema, { pagenumber: 2 })).toEqual({ PageNumber: 2 });
    expect(v.parse(schema, { pageNumber: 2, PageNumber: 3 })).toEqual({ PageNumber: 3 });
  });

  it('never reach the prototype', () => {
    const hostile: unknown = JSON.parse('{"__proto__":{"PageNumber":9},"constructor":1}');
    expect(v.is(schema, hostile)).toBe(false);
  });
});
