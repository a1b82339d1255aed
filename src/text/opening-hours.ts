/** The opening hours in words: days with the same hours are one group. */
import type { OpenHours, Shop, TimeOfDay } from '#domain/shop.ts';
import { digits } from './numbers.ts';
import { sentences, speak, type Language } from './sentences.ts';

const text = sentences({
  daily: ['Every day', 'প্রতিদিন'],
  closed: ['closed', 'বন্ধ'],
  allDay: ['24 hours', '২৪ ঘণ্টা'],
});

/** From Saturday to Friday, as the hours are stored. */
export const dayNames: Record<Language, readonly string[]> = {
  en: ['Saturday', 'Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
  bn: ['শনিবার', 'রবিবার', 'সোমবার', 'মঙ্গলবার', 'বুধবার', 'বৃহস্পতিবার', 'শুক্রবার'],
};

/**
 * One line per group of days: 'Every day, 8 AM to 11 PM'. Empty if the shop is closed on every day,
 * which means that it has entered no hours.
 */
export function openingHoursLines(
  { hours, holidays }: Pick<Shop, 'hours' | 'holidays'>,
  language: Language,
): string[] {
  const notes = holidays[language] ? [holidays[language]] : [];
  if (hours.every((day) => day === null)) return notes;
  const t = speak(text, language);
  const groups: { first: number; last: number; words: string }[] = [];
  for (const [at, day] of hours.entries()) {
    const words = day ? hoursWords(day, language) : t.closed;
    const group = groups.at(-1);
    if (group?.words === words) group.last = at;
    else groups.push({ first: at, last: at, words });
  }
  const lines = groups.map(({ first, last, words }) => {
    const days = groups.length === 1 ? t.daily : daysWords(first, last, language);
    return language === 'bn' ? `${days} ${words}` : `${days}, ${words}`;
  });
  return [...lines, ...notes];
}

function daysWords(first: number, last: number, language: Language): string {
  const names = dayNames[language];
  if (first === last) return names[first] ?? '';
  return `${names[first] ?? ''} – ${names[last] ?? ''}`;
}

function hoursWords({ opens, closes }: OpenHours, language: Language): string {
  if (opens.hour === 0 && opens.minute === 0 && closes.hour === 24)
    return speak(text, language).allDay;
  return language === 'bn'
    ? `${timeWords(opens, 'bn')} থেকে ${timeWords(closes, 'bn')}`
    : `${timeWords(opens, 'en')} to ${timeWords(closes, 'en')}`;
}

/** '8 AM', '1:10 PM'; 'সকাল ৮টা', 'দুপুর ১টা ১০'. */
function timeWords({ hour, minute }: TimeOfDay, language: Language): string {
  const twelve = hour % 12 === 0 ? 12 : hour % 12;
  if (language === 'en') {
    const minutes = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`;
    return `${twelve}${minutes} ${hour % 24 < 12 ? 'AM' : 'PM'}`;
  }
  const minutes = minute === 0 ? '' : ` ${minute}`;
  return digits(`${partOfDay(hour % 24)} ${twelve}টা${minutes}`, 'bn');
}

function partOfDay(hour: number): string {
  if (hour < 4) return 'রাত';
  if (hour < 6) return 'ভোর';
  if (hour < 12) return 'সকাল';
  if (hour < 15) return 'দুপুর';
  if (hour < 18) return 'বিকাল';
  return hour < 20 ? 'সন্ধ্যা' : 'রাত';
}
