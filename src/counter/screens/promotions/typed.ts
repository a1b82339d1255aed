/** What the owner types into forms of promotions, read. */
import { plainInput } from '#domain/plain-input.ts';
import { wholeTyped } from '#domain/typed-amount.ts';
import { writtenNumber } from '#domain/written-number.ts';

/** A percentage in hundredths of a percent. `null` for nothing typed, NaN for what is none. */
export function basisPointsTyped(text: string): number | null {
  const plain = plainInput(text).replace(/ ?%$/, '');
  if (plain === '') return null;
  const number = writtenNumber(plain) ?? '';
  const points = /^\d{1,3}(\.\d{1,2})?$/.test(number)
    ? Math.round(Number(number) * 100)
    : Number.NaN;
  return points >= 1 && points <= 10_000 ? points : Number.NaN;
}

/** A whole number that is not below 0; as {@link basisPointsTyped}. */
export function countTyped(text: string, max = 100_000_000): number | null {
  const count = wholeTyped(text);
  return count === null || (count >= 0 && count <= max) ? count : Number.NaN;
}

const oneDay = 24 * 60 * 60_000;

/** `2026-03-01`, in Bangladesh, as the moment when it begins; null for ''. */
export function startOfDay(day: string): string | null {
  return day === '' ? null : new Date(`${day}T00:00:00+06:00`).toISOString();
}

/** The moment when a day is over. */
export function endOfDay(day: string): string | null {
  const start = startOfDay(day);
  return start && new Date(Date.parse(start) + oneDay).toISOString();
}

/** The day in Bangladesh that a moment is in; '' for null. */
export function dayAt(moment: string | null): string {
  return moment === null
    ? ''
    : new Date(Date.parse(moment) + 6 * 60 * 60_000).toISOString().slice(0, 10);
}

/** The last day of what ends at a moment. */
export function lastDay(endsAt: string | null): string {
  return endsAt === null ? '' : dayAt(new Date(Date.parse(endsAt) - 1).toISOString());
}
