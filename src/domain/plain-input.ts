/** Short inputs (phones, numbers, codes) as they are read, whatever keyboard, chat or document they come from. */

const digit = /^\p{Nd}$/u;

/** Decimal digits of every script (০-৯, full-width, …) as 0-9. */
export function latinDigits(text: string): string {
  return text.replace(/(?!\d)\p{Nd}/gu, (sign) => {
    const code = sign.codePointAt(0) ?? 0;
    // Unicode lists the ten digits of a script in a row, and only whole scripts are neighbours.
    let first = code;
    while (digit.test(String.fromCodePoint(first - 1))) first -= 1;
    return String((code - first) % 10);
  });
}

/**
 * Without invisible characters, with 0-9, `-` for every dash, and ASCII for full-width signs. Only for
 * what is read as a number or a code: Bengali words need their joiners.
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

/** A coupon's code as it is compared. */
export function plainCode(text: string): string {
  return plainInput(text).replace(/\s/g, '').toUpperCase();
}
