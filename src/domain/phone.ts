const bengaliZero = 0x09e6;
const bangladeshMobile = /^(?:\+?88|0088)?(01[3-9]\d{8})$/;

/** Bengali digits (০-৯) as Latin ones. */
export function latinDigits(text: string): string {
  return text.replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - bengaliZero));
}

/**
 * A Bangladeshi mobile number in its one canonical form, `01XXXXXXXXX`
 * (sign-in-8, sign-in-9: optional +88 or 0088, then 01, a digit 3–9 and 8 digits; spaces,
 * dashes and ০-৯ are read too). `null` where it is none.
 */
export function canonicalPhone(text: string): string | null {
  const compact = latinDigits(text).replace(/[\s\u00a0().-]/g, '');
  return bangladeshMobile.exec(compact)?.[1] ?? null;
}

/** What a press on a written phone number dials: mobiles with the country's code, others as they stand. */
export function phoneHref(text: string): string {
  const mobile = canonicalPhone(text);
  return `tel:${mobile ? `+88${mobile}` : latinDigits(text).replace(/[^\d+*#]/g, '')}`;
}
