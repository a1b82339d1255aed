import { describe, expect, it } from 'vitest';
import type { OpenHours } from '#domain/shop.ts';
import { openingHoursLines } from '#text/opening-hours.ts';
import { demoShop } from '#tests/builders/shop.ts';

const none = { en: '', bn: '' };
const day = (from: number, to: number, minute = 0): OpenHours => ({
  opens: { hour: from, minute },
  closes: { hour: to, minute: 0 },
});
const both = (hours: (OpenHours | null)[], holidays = none) => [
  openingHoursLines({ hours, holidays }, 'en'),
  openingHoursLines({ hours, holidays }, 'bn'),
];
const week = (one: OpenHours | null) => Array.from({ length: 7 }, () => one);

describe('the opening hours in words', () => {
  // shell-85
  it('the demonstration’s hours are the documents’ sentence', () => {
    expect(openingHoursLines(demoShop(), 'en')).toEqual(['Every day, 8 AM to 11 PM']);
    expect(openingHoursLines(demoShop(), 'bn')).toEqual(['প্রতিদিন সকাল ৮টা থেকে রাত ১১টা']);
  });

  // shell-85
  it('days with the same hours are one line, and closed days say so', () => {
    const hours = [...week(day(9, 21)).slice(0, 6), null];
    expect(both(hours)).toEqual([
      ['Saturday – Thursday, 9 AM to 9 PM', 'Friday, closed'],
      ['শনিবার – বৃহস্পতিবার সকাল ৯টা থেকে রাত ৯টা', 'শুক্রবার বন্ধ'],
    ]);
  });

  // shell-85
  it('noon, midnight, minutes and the whole day have their own words', () => {
    expect(both(week(day(12, 24)))).toEqual([
      ['Every day, 12 PM to 12 AM'],
      ['প্রতিদিন দুপুর ১২টা থেকে রাত ১২টা'],
    ]);
    expect(both(week(day(7, 17, 30)))).toEqual([
      ['Every day, 7:30 AM to 5 PM'],
      ['প্রতিদিন সকাল ৭টা ৩০ থেকে বিকাল ৫টা'],
    ]);
    expect(both(week(day(0, 24)))).toEqual([['Every day, 24 hours'], ['প্রতিদিন ২৪ ঘণ্টা']]);
  });

  // shell-85
  it('holidays are the last line, and a shop without hours has no line', () => {
    const holidays = { en: 'Closed on 16 December', bn: '১৬ ডিসেম্বর বন্ধ' };
    expect(both(week(day(8, 20)), holidays)[0]).toEqual([
      'Every day, 8 AM to 8 PM',
      'Closed on 16 December',
    ]);
    expect(both(week(null))).toEqual([[], []]);
  });
});
