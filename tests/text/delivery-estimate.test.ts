import { describe, expect, it } from 'vitest';
import { deliveryDaysWords, expectedDays } from '#text/delivery-estimate.ts';

const noon = (day: string) => `${day}T06:00:00.000Z`;
const between = (earliest: string, latest: string) => ({
  earliest: noon(earliest),
  latest: noon(latest),
});

describe('the words of an expected delivery', () => {
  it.each([
    [{ from: 0, to: 0 }, 'on the same day', 'সেদিনই'],
    [{ from: 0, to: 1 }, 'on the same or the next day', 'সেদিন বা পরদিন'],
    [{ from: 0, to: 3 }, 'within 3 days', 'সেদিন থেকে ৩ দিনের মধ্যে'],
    [{ from: 1, to: 1 }, 'in 1 day', '১ দিনের মধ্যে'],
    [{ from: 2, to: 4 }, 'in 2 to 4 days', '২ থেকে ৪ দিনের মধ্যে'],
  ])('%o is written in both languages', (days, english, bengali) => {
    expect([deliveryDaysWords(days, 'en'), deliveryDaysWords(days, 'bn')]).toEqual([
      english,
      bengali,
    ]);
  });

  it('month and year are written once if both days share them', () => {
    const within = between('2026-11-05', '2026-11-07');
    expect(expectedDays(within, 'en')).toBe('5 – 7 November 2026');
    expect(expectedDays(within, 'bn')).toBe('৫ – ৭ নভেম্বর ২০২৬');
    expect(expectedDays(between('2026-11-29', '2026-12-01'), 'en')).toBe(
      '29 November – 1 December 2026',
    );
    expect(expectedDays(between('2026-12-31', '2027-01-02'), 'en')).toBe(
      '31 December 2026 – 2 January 2027',
    );
    expect(expectedDays(between('2026-11-05', '2026-11-05'), 'en')).toBe('5 November 2026');
  });
});
