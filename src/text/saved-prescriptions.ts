/** The customer's own prescriptions, to be sent along with an order or a request. */
import { digits } from './numbers.ts';
import { sentences } from './sentences.ts';

export const savedPrescriptionsText = sentences({
  title: ['My saved prescriptions', 'আমার রাখা প্রেসক্রিপশন'],
  one: [(n: number) => `Prescription ${n}`, (n: number) => `প্রেসক্রিপশন ${digits(n, 'bn')}`],
  none: ['You have not uploaded any prescriptions yet', 'আপনি এখনো কোনো প্রেসক্রিপশন আপলোড করেননি'],
  retry: ['Try again', 'আবার চেষ্টা করুন'],
  failed: ['Your saved prescriptions could not be fetched.', 'আপনার রাখা প্রেসক্রিপশন আনা গেল না।'],
});
