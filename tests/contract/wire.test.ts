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
  it('a number or a numeric text is accepted', () => {
    expect([1.5, '1.5', ' 2 ', '-3'].map((wire) => v.parse(wireNumber, wire))).toEqual([
      1.5, 1.5, 2, -3,
    ]);
  });

  it.each([[''], [' '], ['1,200'], ['x'], [null], [undefined], [true], [Infinity], [NaN], [[1]]])(
    '%j is not a number',
    (wire) => {
      expect(v.is(wireNumber, wire)).toBe(false);
    },
  );

  it('a count must be a whole number', () => {
    expect([v.is(wireInteger, '3'), v.is(wireInteger, 3.5)]).toEqual([true, false]);
  });
});

describe('money on the wire', () => {
  // catalogue-41
  it('money is in taka on the wire and in whole paisa inside', () => {
    expect([1.005, '80', 0.1, '19.99'].map((taka) => v.parse(wireTaka, taka))).toEqual([
      101, 8_000, 10, 1_999,
    ]);
  });

  it('an absent amount is null or 0, depending on the schema', () => {
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
  it('text is NFC inside, and empty if absent', () => {
    // NFC decomposes য় from one code point to two.
    expect(v.parse(wireText, '\u09df')).toBe('\u09af\u09bc');
    expect([null, undefined, 7].map((wire) => v.parse(wireText, wire))).toEqual(['', '', '7']);
    expect(v.is(wireText, { text: 'x' })).toBe(false);
  });

  it('an id must not be empty', () => {
    expect([7, '7'].map((wire) => v.parse(wireId, wire))).toEqual(['7', '7']);
    expect(['', null, undefined, {}].map((wire) => v.is(wireId, wire))).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  // offline-141, shell-102
  it('the ActivityId is all zeros before the device is registered', () => {
    expect([undefined, null, '', 0].map((wire) => v.parse(wireActivityId, wire))).toEqual(
      Array.from({ length: 4 }, () => noActivityId),
    );
  });
});

describe('booleans on the wire', () => {
  it('a flag may be a boolean, 0 or 1, or a word, and anything else is false', () => {
    expect([true, 1, '1', 'true', 'True'].every((wire) => v.parse(wireFlag, wire))).toBe(true);
    expect(
      [false, 0, '0', 'false', null, undefined, '', 'yes', {}].some((wire) =>
        v.parse(wireFlag, wire),
      ),
    ).toBe(false);
  });
});

describe('a time on the wire', () => {
  it.each([
    ['2026-03-01T06:00:00Z', '2026-03-01T06:00:00.000Z'],
    ['2026-03-01T12:00:00+06:00', '2026-03-01T06:00:00.000Z'],
    ['2026-03-01T12:00:00+0600', '2026-03-01T06:00:00.000Z'],
    ['2026-03-01T06:00:00', '2026-03-01T06:00:00.000Z'],
    ['2026-03-01 06:00:00', '2026-03-01T06:00:00.000Z'],
    ['2026-03-01T06:00:00.1234567', '2026-03-01T06:00:00.123Z'],
    ['2026-03-01', '2026-03-01T00:00:00.000Z'],
  ])('%s is %s inside', (wire, inside) => {
    expect(v.parse(wireMoment, wire)).toBe(inside);
  });

  it('an unreadable time is rejected', () => {
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
  it('names are read in any case, and the agreed spelling has precedence', () => {
    expect(v.parse(schema, { pagenumber: 2 })).toEqual({ PageNumber: 2 });
    expect(v.parse(schema, { pageNumber: 2, PageNumber: 3 })).toEqual({ PageNumber: 3 });
  });

  it('names never reach the prototype', () => {
    const hostile: unknown = JSON.parse('{"__proto__":{"PageNumber":9},"constructor":1}');
    expect(v.is(schema, hostile)).toBe(false);
  });
});
