/** The customer's saved prescriptions, to send with an order or a request. */
import type { Prescription } from '#domain/prescription.ts';
import { momentOf } from './dates.ts';
import { digits } from './numbers.ts';
import { sentences, speak, type Language } from './sentences.ts';

export const savedPrescriptionsText = sentences({
  title: ['My saved prescriptions', 'আমার রাখা প্রেসক্রিপশন'],
  one: [(n: number) => `Prescription ${n}`, (n: number) => `প্রেসক্রিপশন ${digits(n, 'bn')}`],
  /**
   * By the time at which the pharmacy received it. A position in the list would change when another
   * prescription is removed.
   */
  named: [
    (moment: string) => `Prescription, ${moment}`,
    (moment: string) => `প্রেসক্রিপশন, ${moment}`,
  ],
  none: ['You have not uploaded any prescriptions yet', 'আপনি এখনো কোনো প্রেসক্রিপশন আপলোড করেননি'],
  retry: ['Try again', 'আবার চেষ্টা করুন'],
  failed: ['Your saved prescriptions could not be loaded.', 'আপনার রাখা প্রেসক্রিপশন আনা গেল না।'],
});

/** The name of a saved prescription; its position in the list if the host sends no time. */
export function prescriptionName(
  { createdAt, nthOfMinute }: Prescription,
  position: number,
  language: Language,
): string {
  const t = speak(savedPrescriptionsText, language);
  if (!createdAt) return t.one(position);
  const name = t.named(momentOf(createdAt, language));
  return nthOfMinute > 1 ? `${name} (${digits(nthOfMinute, language)})` : name;
}
