import { plainInput } from '#domain/plain-input.ts';

/**
 * Reads a typed quantity: whole units, 0 for an empty text (bag-17), NaN for anything but digits of
 * any script (bag-15, bag-18).
 */
export function quantityTyped(typed: string): number {
  const text = plainInput(typed);
  return /^\d*$/.test(text) ? Number(text) : Number.NaN;
}
