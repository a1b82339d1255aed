/**
 * Numbers as people in Bangladesh write them: ০-৯ in Bengali, lakh grouping in both languages. They
 * are formatted without `Intl`, so that a server and every browser, including old ones, produce the
 * same characters.
 */
import type { Paisa } from '#domain/money.ts';
import type { Language } from './sentences.ts';

const bengaliDigits = '০১২৩৪৫৬৭৮৯';

/** Converts the digits of a text to the reader's language. Other characters stay. */
export function digits(text: string | number, language: Language): string {
  const plain = String(text);
  if (language === 'en') return plain;
  return plain.replace(/\d/g, (digit) => bengaliDigits.charAt(Number(digit)));
}

/** A whole number, grouped as lakh and crore: 12,34,567 · ১২,৩৪,৫৬৭. */
export function wholeNumber(value: number, language: Language): string {
  const sign = value < 0 ? '-' : '';
  return digits(sign + grouped(String(Math.abs(Math.trunc(value)))), language);
}

/** Taka with two decimals and no currency: 1,23,456.50. */
export function takaNumber(paisa: Paisa, language: Language): string {
  return signed(paisa, (amount) => {
    const whole = Math.round(amount);
    const fraction = String(whole % 100).padStart(2, '0');
    return digits(`${grouped(String(Math.floor(whole / 100)))}.${fraction}`, language);
  });
}

/** A price with the taka sign: ৳1,234.50; a deduction: − ৳50.00. */
export function taka(paisa: Paisa, language: Language): string {
  return signed(paisa, (amount) => `৳${takaNumber(amount, language)}`);
}

/**
 * An amount in another format, with the shop's minus sign before a deduction: − BDT 50.00. A
 * no-break space prevents a line break after the minus.
 */
export function signed(paisa: Paisa, show: (amount: Paisa) => string): string {
  return paisa < 0 ? `−\u00a0${show(-paisa)}` : show(paisa);
}

function grouped(whole: string): string {
  const last = whole.slice(-3);
  const higherDigits = whole.slice(0, -3);
  return higherDigits ? `${higherDigits.replace(/\B(?=(\d\d)+$)/g, ',')},${last}` : last;
}
