import { describe, expect, it } from 'vitest';
import { dayOf, from, momentOf, timeOf, whenOf } from '#text/dates.ts';

const cutoff = '2026-11-05T07:10:00.000Z';

describe('a time', () => {
  // shell-64
  it('a time is shown in Dhaka’s time zone, in both languages', () => {
    expect(momentOf(cutoff, 'en')).toBe('5 November 2026, 1:10\u00a0PM');
    expect(momentOf(cutoff, 'bn')).toBe('৫ নভেম্বর ২০২৬, দুপুর\u00a0১:১০');
  });

  it('a time belongs to the day in Dhaka and not in London', () => {
    expect(dayOf('2026-12-31T18:30:00.000Z', 'en')).toBe('1 January 2027');
  });

  it('midnight and noon are shown as twelve', () => {
    expect(timeOf('2026-11-04T18:00:00.000Z', 'en')).toBe('12:00\u00a0AM');
    expect(timeOf('2026-11-05T06:00:00.000Z', 'en')).toBe('12:00\u00a0PM');
  });

  it('an invalid time is shown as nothing', () => {
    expect([dayOf('soon', 'en'), timeOf('', 'bn'), momentOf('x', 'en')]).toEqual(['', '', '']);
  });
});

describe('the age of displayed data', () => {
  const now = Date.parse('2026-11-05T12:00:00.000Z');
  const age = (iso: string, language: 'en' | 'bn' = 'en') => from(Date.parse(iso), now, language);

  it.each([
    ['2026-11-05T11:59:30.000Z', 'from a moment ago', 'এইমাত্র লেখা'],
    ['2026-11-05T11:40:00.000Z', 'from 20 minutes ago', '২০ মিনিট আগের'],
    ['2026-11-05T03:00:00.000Z', 'from this morning', 'আজ সকালের'],
    ['2026-11-05T07:00:00.000Z', 'from noon today', 'আজ দুপুরের'],
    ['2026-11-04T03:00:00.000Z', 'from yesterday', 'গতকালের'],
    ['2026-11-02T03:00:00.000Z', 'from 3 days ago', '৩ দিন আগের'],
    ['2026-10-02T03:00:00.000Z', 'from 2 October', '২ অক্টোবর তারিখের'],
    ['1970-01-01T00:00:00.000Z', 'from long ago', 'অনেক আগের'],
  ])('%s is shown as %s and %s', (iso, english, bengali) => {
    expect([age(iso), age(iso, 'bn')]).toEqual([english, bengali]);
  });

  it('a future time is shown as a moment ago, because the clock was set back', () => {
    expect(age('2026-11-06T00:00:00.000Z')).toBe('from a moment ago');
  });
});

describe('a short time', () => {
  const now = Date.parse('2026-11-05T12:00:00.000Z');

  // offline-172
  it.each([
    ['2026-11-05T08:05:00.000Z', true, '2:05\u00a0PM', 'দুপুর\u00a0২:০৫'],
    ['2026-11-04T17:59:00.000Z', false, '4 November', '৪ নভেম্বর'],
    ['2026-11-04T18:00:00.000Z', true, '12:00\u00a0AM', 'রাত\u00a0১২:০০'],
    ['2025-11-05T08:05:00.000Z', false, '5 November 2025', '৫ নভেম্বর ২০২৫'],
  ])('%s is today’s time (%s) or the day: %s and %s', (iso, isToday, english, bengali) => {
    const at = Date.parse(iso);
    expect(whenOf(at, now, 'en')).toEqual({ isToday, words: english });
    expect(whenOf(at, now, 'bn')).toEqual({ isToday, words: bengali });
  });
});
