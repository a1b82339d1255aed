import { latinDigits, plainInput } from './plain-input.ts';

const link =
  /^(?:tel:|sms:|whatsapp:\/\/send\/?\?phone=|(?:https?:\/\/)?(?:www\.)?(?:wa\.me\/|api\.whatsapp\.com\/send\/?\?phone=))([^?&;]*).*$/i;
const bangladeshMobile = /^(?:(?:\+|00)?880)?0?(1[3-9]\d{8})$/;

/**
 * A Bangladeshi mobile number in its one canonical form, `01XXXXXXXXX` (sign-in-8, sign-in-9), however
 * it was typed, pasted or shared: with or without +880 and the 0, with spaces, dashes, brackets or
 * slashes between its digits. `null` where it is none.
 */
export function canonicalPhone(text: string): string | null {
  const compact = plainInput(text)
    .replace(link, '$1')
    .replace(/[\s()./-]/g, '');
  const [, number] = bangladeshMobile.exec(compact) ?? [];
  return number ? `0${number}` : null;
}

/** What a press on a written phone number dials: mobiles with the country's code, others as they stand. */
export function phoneHref(text: string): string {
  const mobile = canonicalPhone(text);
  return `tel:${mobile ? `+88${mobile}` : latinDigits(text).replace(/[^\d+*#]/g, '')}`;
}
