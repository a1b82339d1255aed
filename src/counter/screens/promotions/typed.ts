/** Parsers for the fields of the promotions' forms. */
import { plainInput } from '#domain/plain-input.ts';
import { wholeTyped } from '#domain/typed-amount.ts';
import { writtenNumber } from '#domain/written-number.ts';

/**
 * Parses a percentage into hundredths of a percent, from 1 to 10,000. Null for an empty field, NaN
 * for invalid text.
 */
export function basisPointsTyped(text: string): number | null {
  const plain = plainInput(text).replace(/ ?%$/, '');
  if (plain === '') return null;
  const number = writtenNumber(plain) ?? '';
  const points = /^\d{1,3}(\.\d{1,2})?$/.test(number)
    ? Math.round(Number(number) * 100)
    : Number.NaN;
  return points >= 1 && points <= 10_000 ? points : Number.NaN;
}

/** Parses a whole number from 0 to `max`. Null for an empty field, NaN for invalid text. */
export function countTyped(text: string, max = 100_000_000): number | null {
  const count = wholeTyped(text);
  return count === null || (count >= 0 && count <= max) ? count : Number.NaN;
}

const oneDay = 24 * 60 * 60_000;

/** The start of a day in Bangladesh (`2026-03-01`) as an ISO timestamp; null for ''. */
export function startOfDay(day: string): string | null {
  return day === '' ? null : new Date(`${day}T00:00:00+06:00`).toISOString();
}

/** The end of a day, which is the start of the next one, as an ISO timestamp; null for ''. */
export function endOfDay(day: string): string | null {
  const start = startOfDay(day);
  return start && new Date(Date.parse(start) + oneDay).toISOString();
}

/** The day in Bangladesh of an ISO timestamp, as `2026-03-01`; '' for null. */
export function dayAt(moment: string | null): string {
  return moment === null
    ? ''
    : new Date(Date.parse(moment) + 6 * 60 * 60_000).toISOString().slice(0, 10);
}

/** The last day of a period that ends at an ISO timestamp (exclusive); '' for null. */
export function lastDay(endsAt: string | null): string {
  return endsAt === null ? '' : dayAt(new Date(Date.parse(endsAt) - 1).toISOString());
}
