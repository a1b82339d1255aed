/** How long ago something was, in words that do not change while one reads them. */
import { digits } from './numbers.ts';
import type { Language } from './sentences.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** '3 hours ago' for an age in milliseconds; a clock that was set back reads as 'just now'. */
export function ageInWords(age: number, language: Language): string {
  if (age < minute) return language === 'en' ? 'just now' : 'এইমাত্র';
  if (age < hour) return ago(Math.floor(age / minute), ['minute', 'মিনিট'], language);
  if (age < day) return ago(Math.floor(age / hour), ['hour', 'ঘণ্টা'], language);
  return ago(Math.floor(age / day), ['day', 'দিন'], language);
}

function ago(count: number, unit: readonly [en: string, bn: string], language: Language): string {
  if (language === 'bn') return `${digits(count, 'bn')} ${unit[1]} আগে`;
  return `${count} ${unit[0]}${count === 1 ? '' : 's'} ago`;
}
