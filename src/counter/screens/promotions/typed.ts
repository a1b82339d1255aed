/** What the owner types into forms of promotions, read. */
import { paisaFromTaka, type Paisa } from '#domain/money.ts';
import { latinDigits } from '#domain/phone.ts';

/** `null` for nothing typed, NaN for what is no amount. ০-৯ are read too. */
export function paisaTyped(text: string): Paisa | null {
  const plain = latinDigits(text).replaceAll(/[\s,৳]/g, '');
  if (plain === '') return null;
  return /^\d{1,8}(\.\d{1,2})?$/.test(plain) ? paisaFromTaka(plain) : Number.NaN;
}

/** A percentage in hundredths of a percent; as {@link paisaTyped}. */
export function basisPointsTyped(text: string): number | null {
  const plain = latinDigits(text).replaceAll(/[\s%]/g, '');
  if (plain === '') return null;
  const points = /^\d{1,3}(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : Number.NaN;
  return points >= 1 && points <= 10_000 ? points : Number.NaN;
}

/** A whole number; as {@link paisaTyped}. */
export function countTyped(text: string, most = 100_000_000): number | null {
  const plain = latinDigits(text).replaceAll(/[\s,]/g, '');
  if (plain === '') return null;
  const count = /^\d{1,9}$/.test(plain) ? Number(plain) : Number.NaN;
  return count <= most ? count : Number.NaN;
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
