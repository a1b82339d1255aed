import { latinDigits } from '#domain/phone.ts';

/**
 * What a typed quantity says: whole units, 0 for nothing (S1 §4 "Edit by
 * typing"), NaN for anything but digits (decisions, "Cart": ০-৯ included).
 */
export function quantityTyped(typed: string): number {
  const text = latinDigits(typed.trim());
  return /^\d*$/.test(text) ? Number(text) : Number.NaN;
}
