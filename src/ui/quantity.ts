const oneDigit = /^\p{Nd}$/u;

/**
 * What a typed quantity says: 0 for nothing, NaN for anything but digits. Digits of every script are read,
 * and characters that nobody sees are left out, as in `src/domain/plain-input.ts`.
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
