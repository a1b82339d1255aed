const oneDigit = /^\p{Nd}$/u;

/**
 * Parses a typed quantity: 0 for an empty text, NaN for anything but digits. Accepts digits of
 * every script and ignores invisible characters, like `src/domain/plain-input.ts`.
 */
export function typedQuantity(text: string): number {
  const visible = text.replace(/[\p{Cf}\p{DI}]/gu, '').trim();
  const digits = visible.replace(/(?!\d)\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    let first = code;
    while (oneDigit.test(String.fromCodePoint(first - 1))) first -= 1;
    return String((code - first) % 10);
  });
  return /\D/.test(digits) ? Number.NaN : Number(digits);
}
