/**
 * Days and times for readers in Bangladesh, always in Dhaka's time zone. They are formatted without
 * `Intl`, so that a server and every phone produce the same characters. Times are ISO strings;
 * `now` is passed in milliseconds.
 */
import { digits } from './numbers.ts';
import type { Language } from './sentences.ts';

const minute = 60_000;
const hour = 60 * minute;
const dayLength = 24 * hour;

/** Dhaka is six hours ahead of UTC and has had no summer time since 2010. */
const dhakaOffset = 6 * hour;

const months = {
  en: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  bn: [
    'জানুয়ারি',
    'ফেব্রুয়ারি',
    'মার্চ',
    'এপ্রিল',
    'মে',
    'জুন',
    'জুলাই',
    'আগস্ট',
    'সেপ্টেম্বর',
    'অক্টোবর',
    'নভেম্বর',
    'ডিসেম্বর',
  ],
} as const;

/** '5 November 2026' · '৫ নভেম্বর ২০২৬'; '' if the time is invalid. */
export function dayOf(moment: string, language: Language): string {
  const at = inDhaka(Date.parse(moment));
  if (!at) return '';
  return digits(`${at.day} ${months[language][at.month]} ${at.year}`, language);
}

/** '1:10 PM' · 'দুপুর ১:১০'; '' if the time is invalid. */
export function timeOf(moment: string, language: Language): string {
  const at = inDhaka(Date.parse(moment));
  return at ? clockOf(at, language) : '';
}

/**
 * The same for an hour (0 to 23) and a minute. A no-break space keeps it on one line, because
 * '2:31' without its half of the day is ambiguous.
 */
export function clockOf(at: { hour: number; minute: number }, language: Language): string {
  const clock = `${at.hour % 12 || 12}:${String(at.minute).padStart(2, '0')}`;
  if (language === 'en') return `${clock}\u00a0${at.hour < 12 ? 'AM' : 'PM'}`;
  return `${partOfDay(at.hour).bn}\u00a0${digits(clock, 'bn')}`;
}

/** '5 November 2026, 1:10 PM'; '' if the time is invalid. */
export function momentOf(moment: string, language: Language): string {
  const day = dayOf(moment, language);
  return day && `${day}, ${timeOf(moment, language)}`;
}

/**
 * The shortest form of a time: the time of day for today, otherwise the day, and with the year if
 * it is another year. `at` and `now` in milliseconds.
 */
export function whenOf(
  at: number,
  now: number,
  language: Language,
): { isToday: boolean; words: string } {
  const moment = new Date(at).toISOString();
  if (dayNumber(at) === dayNumber(now)) return { isToday: true, words: timeOf(moment, language) };
  const words = dayOf(moment, language);
  const isThisYear = inDhaka(at)?.year === inDhaka(now)?.year;
  return { isToday: false, words: isThisYear ? words.replace(/ \S+$/, '') : words };
}

/**
 * The age of something as words beside its name: 'from this morning' follows an English noun, 'আজ
 * সকালের' precedes a Bengali one. `at` and `now` in milliseconds. A time in the future, from a
 * clock that was set back, counts as a moment ago.
 */
export function from(at: number, now: number, language: Language): string {
  const words = ageWords(at, now);
  return language === 'en' ? `from ${words.en}` : words.bn;
}

function ageWords(at: number, now: number): { en: string; bn: string } {
  const age = now - at;
  if (age < 2 * minute) return { en: 'a moment ago', bn: 'এইমাত্র লেখা' };
  if (age < hour) {
    const minutes = Math.floor(age / minute);
    return { en: `${minutes} minutes ago`, bn: `${digits(minutes, 'bn')} মিনিট আগের` };
  }
  const then = inDhaka(at);
  const days = dayNumber(now) - dayNumber(at);
  if (!then || days > 6) return onThatDay(at);
  if (days === 0) {
    const part = partOfDay(then.hour);
    return { en: part.en, bn: `আজ ${part.of}` };
  }
  if (days === 1) return { en: 'yesterday', bn: 'গতকালের' };
  return { en: `${days} days ago`, bn: `${digits(days, 'bn')} দিন আগের` };
}

function onThatDay(at: number): { en: string; bn: string } {
  const then = inDhaka(at);
  // 0 means that the time is unknown (offline-194).
  if (!then || at === 0) return { en: 'long ago', bn: 'অনেক আগের' };
  return {
    en: `${then.day} ${months.en[then.month]}`,
    bn: `${digits(then.day, 'bn')} ${months.bn[then.month]} তারিখের`,
  };
}

interface PartOfDay {
  en: string;
  /** The form before a time of day. */
  bn: string;
  /** The form before a noun. */
  of: string;
}

/** The parts of a day in everyday words. */
function partOfDay(hourOfDay: number): PartOfDay {
  if (hourOfDay < 4) return { en: 'last night', bn: 'রাত', of: 'রাতের' };
  if (hourOfDay < 6) return { en: 'early this morning', bn: 'ভোর', of: 'ভোরের' };
  if (hourOfDay < 12) return { en: 'this morning', bn: 'সকাল', of: 'সকালের' };
  if (hourOfDay < 15) return { en: 'noon today', bn: 'দুপুর', of: 'দুপুরের' };
  if (hourOfDay < 18) return { en: 'this afternoon', bn: 'বিকাল', of: 'বিকালের' };
  if (hourOfDay < 20) return { en: 'this evening', bn: 'সন্ধ্যা', of: 'সন্ধ্যার' };
  return { en: 'tonight', bn: 'রাত', of: 'রাতের' };
}

function dayNumber(at: number): number {
  return Math.floor((at + dhakaOffset) / dayLength);
}

function inDhaka(at: number) {
  const shifted = new Date(at + dhakaOffset);
  if (Number.isNaN(shifted.getTime())) return null;
  return {
    year: shifted.getUTCFullYear(),
    month: shifted.getUTCMonth(),
    day: shifted.getUTCDate(),
    hour: shifted.getUTCHours(),
    minute: shifted.getUTCMinutes(),
  };
}
