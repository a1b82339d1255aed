import { latinDigits, plainInput } from './plain-input.ts';

const link =
  /^(?:tel:|sms:|whatsapp:\/\/send\/?\?phone=|(?:https?:\/\/)?(?:www\.)?(?:wa\.me\/|api\.whatsapp\.com\/send\/?\?phone=))([^?&;]*).*$/i;
const bangladeshMobile = /^(?:(?:\+|00)?880)?0?(1[3-9]\d{8})$/;

/**
 * Normalises a Bangladeshi mobile number to its canonical form `01XXXXXXXXX` (sign-in-8,
 * sign-in-9). Accepts it typed, pasted or shared: with or without +880 and the 0, with spaces,
 * dashes, brackets or slashes between its digits. Returns `null` if the text is not such a number.
 */
export function canonicalPhone(text: string): string | null {
  const compact = plainInput(text)
    .replace(link, '$1')
    .replace(/[\s()./-]/g, '');
  const [, number] = bangladeshMobile.exec(compact) ?? [];
  return number ? `0${number}` : null;
}

/**
 * The `tel:` link of a phone number. Mobile numbers get the country code; other numbers stay as
 * they are.
 */
export function phoneHref(text: string): string {
  const mobile = canonicalPhone(text);
  return `tel:${mobile ? `+88${mobile}` : latinDigits(text).replace(/[^\d+*#]/g, '')}`;
}
