import { plainInput } from '#domain/plain-input.ts';

/**
 * Parses a typed quantity: whole units, 0 if empty (bag-17), NaN for anything but digits. Digits of
 * every script are accepted (bag-15, bag-18).
 */
export function quantityTyped(typed: string): number {
  const text = plainInput(typed);
  return /^\d*$/.test(text) ? Number(text) : Number.NaN;
}
