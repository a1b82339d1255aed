import { latinDigits } from '#domain/phone.ts';

/**
 * What a typed quantity says: whole units, 0 for nothing (bag-17),
 * NaN for anything but digits, ০-৯ included (bag-15, bag-18).
 */
export function quantityTyped(typed: string): number {
  const text = latinDigits(typed.trim());
  return /^\d*$/.test(text) ? Number(text) : Number.NaN;
}
