/** The highest quantity of anything (decisions, "Cart"). */
export const quantityLimit = 9999;

/** Digits of a typed quantity, ০-৯ read as 0-9, everything else dropped, at most four. */
export function typedDigits(text: string): string {
  return text
    .replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - 0x09e6))
    .replace(/\D/g, '')
    .replace(/^0+(?=\d)/, '')
    .slice(0, 4);
}
