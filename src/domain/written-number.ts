/** Parses numbers as people and spreadsheets write them, both as `1,250.50` and as `1.250,50`. */
import { plainInput } from './plain-input.ts';

export interface Notation {
  /** True if the file or field is known to use a decimal comma. `1,250` is ambiguous there. */
  hasDecimalComma?: boolean;
}

const currency = /^(?:৳|tk\.?|taka|bdt)\s*|\s*(?:৳|tk\.?|taka|bdt|টাকা|\/[-=])$/gi;
const thousands = /^[1-9]\d{0,2}([ ,.'])\d{3}(?:\1\d{3})*$/;
const lakhs = /^[1-9]\d?(?:,\d{2})+,\d{3}$/;

/**
 * The number as `-1250.50`; null if it is not a number or is ambiguous. A separator groups
 * thousands only before groups of three digits, or of lakhs (1,25,000): `12,50` is 12.50.
 */
export function writtenNumber(
  text: string,
  { hasDecimalComma = false }: Notation = {},
): string | null {
  const plain = plainInput(text)
    .replace(currency, '')
    .replace(/\s/g, ' ')
    .replace(/[’٬]/g, "'")
    .replace('٫', '.');
  const [, sign, body = ''] = /^([+-]?) ?(\d[\d ,.']*)$/.exec(plain) ?? [];
  if (sign === undefined) return null;
  const number = withDot(body, hasDecimalComma);
  return number === null ? null : `${sign === '-' ? '-' : ''}${number}`;
}

/** True if the number alone shows that a comma precedes its decimals. */
export function showsDecimalComma(text: string): boolean {
  const plain = plainInput(text).replace(currency, '');
  return /^[+-]?(?:\d+,\d{1,2}|0,\d+|\d{1,3}(?:[ .']\d{3})+,\d+)$/.test(plain);
}

function withDot(body: string, hasDecimalComma: boolean): string | null {
  if (/^\d+$/.test(body)) return body;
  const isGrouped = thousands.test(body) || lakhs.test(body);
  const separators = body.replace(/\d/g, '');
  if (separators.length === 1 && isGrouped && /[,.]/.test(separators)) {
    if (hasDecimalComma) return null;
    return separators === ',' ? digitsOf(body) : body;
  }
  if (isGrouped) return digitsOf(body);
  const [, whole = '', mark = '', decimals = ''] = /^(.*\d)([.,])(\d+)$/.exec(body) ?? [];
  if (mark === '' || whole.includes(mark)) return null;
  const isWhole = /^\d+$/.test(whole) || thousands.test(whole) || lakhs.test(whole);
  // `1,2500` may lack a digit or have four decimals; prices are not written this way, so it is
  // rejected.
  const isRead = isWhole && (mark === '.' || separators.length > 1 || decimals.length < 4);
  return isRead ? `${digitsOf(whole)}.${decimals}` : null;
}

function digitsOf(body: string): string {
  return body.replace(/\D/g, '');
}
