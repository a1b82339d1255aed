/** What a typed quantity says, ০-৯ read as 0-9: 0 for nothing, NaN for anything but digits. */
export function typedQuantity(text: string): number {
  const digits = text.trim().replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - 0x09e6));
  return /\D/.test(digits) ? Number.NaN : Number(digits);
}
