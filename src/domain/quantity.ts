import { plainInput } from '#domain/plain-input.ts';

/**
 * What a typed quantity says: whole units, 0 for nothing (bag-17),
 * NaN for anything but digits, those of every script included (bag-15, bag-18).
 */
export function quantityTyped(typed: string): number {
  const text = plainInput(typed);
  return /^\d*$/.test(text) ? Number(text) : Number.NaN;
}
