/** The terms of a place as they are typed, and in words. */
import type { DeliveryTerms } from '#domain/delivery-terms.ts';
import { amountToType, amountTyped, wholeTyped } from '#domain/typed-amount.ts';
import { deliveryDaysWords } from '#text/delivery-estimate.ts';
import { districtsText } from '#text/counter/districts.ts';
import { digits, taka } from '#text/numbers.ts';
import { speak, type Language } from '#text/sentences.ts';

/** Amounts and days as text. */
export interface TermsFields {
  isDelivered: boolean;
  takesCash: boolean;
  standard: string;
  threshold: string;
  reduced: string;
  days: { from: string; to: string };
}

export function toTermsFields(terms: DeliveryTerms, language: Language): TermsFields {
  const amount = (paisa: number) => digits(amountToType(paisa), language);
  const { days } = terms;
  return {
    isDelivered: terms.isDelivered,
    takesCash: terms.takesCash,
    standard: amount(terms.standard),
    threshold: amount(terms.threshold),
    reduced: amount(terms.reduced),
    days: {
      from: days ? digits(days.from, language) : '',
      to: days ? digits(days.to, language) : '',
    },
  };
}

/** A text that is no number becomes NaN, which the check of the terms reports. */
export function typedTerms(fields: TermsFields): DeliveryTerms {
  const threshold = amountTyped(fields.threshold) ?? 0;
  const noReduction = threshold === 0 ? 0 : Number.NaN;
  return {
    isDelivered: fields.isDelivered,
    takesCash: fields.takesCash,
    standard: amountTyped(fields.standard) ?? Number.NaN,
    threshold,
    reduced: amountTyped(fields.reduced) ?? noReduction,
    days: typedDays(fields.days),
  };
}

export function typedDays({ from, to }: TermsFields['days']): DeliveryTerms['days'] {
  if (from.trim() === '' && to.trim() === '') return null;
  return { from: wholeTyped(from) ?? Number.NaN, to: wholeTyped(to) ?? Number.NaN };
}

/** The lower charge: '৳40 from ৳2,000'. */
export function lowerWords({ threshold, reduced }: DeliveryTerms, language: Language): string {
  const t = speak(districtsText, language);
  if (threshold === 0) return t.none;
  const from = taka(threshold, language);
  return reduced === 0 ? t.freeFrom(from) : t.lowerFrom(taka(reduced, language), from);
}

export function timeWords({ days }: DeliveryTerms, language: Language): string {
  return days ? deliveryDaysWords(days, language) : speak(districtsText, language).ofZone;
}

/** All terms in one line, for the comparison of a file. */
export function termsWords(terms: DeliveryTerms, language: Language): string {
  const t = speak(districtsText, language);
  if (!terms.isDelivered) return t.notDelivered;
  return [
    taka(terms.standard, language),
    `${t.lower}: ${lowerWords(terms, language)}`,
    `${t.cash}: ${terms.takesCash ? t.cashYes : t.cashNo}`,
    `${t.time}: ${timeWords(terms, language)}`,
  ].join(' · ');
}
