/** Normalises short inputs (phones, numbers, codes) from any keyboard, chat or document. */

const digit = /^\p{Nd}$/u;

/** Converts decimal digits of every script (০-৯, full-width, …) to 0-9. */
export function latinDigits(text: string): string {
  return text.replace(/(?!\d)\p{Nd}/gu, (sign) => {
    const code = sign.codePointAt(0) ?? 0;
    // In Unicode, the ten digits of a script are consecutive, and adjacent digits belong to
    // complete scripts.
    let first = code;
    while (digit.test(String.fromCodePoint(first - 1))) first -= 1;
    return String((code - first) % 10);
  });
}

/**
 * Removes invisible characters, converts digits to 0-9, every dash to `-` and full-width characters
 * to ASCII. Only for numbers and codes: Bengali words need their joiners.
 */
export function plainInput(text: string): string {
  const visible = text.replace(/[\p{Cf}\p{DI}]/gu, '');
  const narrow = visible.replace(/[\uff01-\uff5e]/g, (sign) =>
    String.fromCharCode(sign.charCodeAt(0) - 0xfee0),
  );
  return latinDigits(narrow)
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .trim();
}

/** The form of a coupon's code that is compared. */
export function plainCode(text: string): string {
  return plainInput(text).replace(/\s/g, '').toUpperCase();
}
