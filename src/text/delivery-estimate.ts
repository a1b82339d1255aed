/** The expected delivery of an order: on the product page, at the order, in the terms. */
import type { DeliveryEstimate } from '#domain/delivery-estimate.ts';
import type { DeliveryDays } from '#domain/shop.ts';
import { dayOf } from './dates.ts';
import { digits } from './numbers.ts';
import { sentences, type Language } from './sentences.ts';

export const deliveryEstimateText = sentences({
  expected: ['Expected delivery', 'পৌঁছানোর সম্ভাব্য সময়'],
  expectedOn: [
    (days: string) => `Expected delivery: ${days}.`,
    (days: string) => `পৌঁছানোর সম্ভাব্য সময়: ${days}।`,
  ],
  isEstimate: [
    'An estimate: floods, strikes and holidays can delay it; then we call.',
    'এটি সম্ভাব্য সময়: বন্যা, হরতাল বা ছুটিতে দেরি হতে পারে; তখন আমরা ফোন করে জানাই।',
  ],
  insideDhaka: ['Within Dhaka city', 'ঢাকা শহরে'],
  outsideDhaka: ['Outside Dhaka city', 'ঢাকার বাইরে'],
  leavesToday: [
    (cutoff: string) => `Ordered before ${cutoff}, it leaves today.`,
    (cutoff: string) => `${cutoff} মিনিটের আগে অর্ডার করলে আজই রওনা হবে।`,
  ],
  leavesTomorrow: [
    (cutoff: string) => `Today’s parcels closed at ${cutoff}: it leaves tomorrow.`,
    (cutoff: string) => `আজকের প্যাকেট ${cutoff} মিনিটে বন্ধ হয়েছে: আগামীকাল রওনা হবে।`,
  ],
  late: [
    (phone: string) => `It should have arrived by now. Please call us: ${phone}`,
    (phone: string) => `এতদিনে পৌঁছানোর কথা ছিল। আমাদের ফোন করুন: ${digits(phone, 'bn')}`,
  ],
  chooseDistrict: [
    'Choose a district to see when it can arrive.',
    'কবে পৌঁছাতে পারে জানতে জেলা বেছে নিন।',
  ],
});

/** The delivery time within a sentence: 'on the same or the next day', 'in 2 to 4 days'. */
export function deliveryDaysWords({ from, to }: DeliveryDays, language: Language): string {
  if (language === 'en') return daysInEnglish(from, to);
  if (to === 0) return 'সেদিনই';
  if (from === 0 && to === 1) return 'সেদিন বা পরদিন';
  if (from === to) return `${digits(to, 'bn')} দিনের মধ্যে`;
  const first = from === 0 ? 'সেদিন' : String(from);
  return digits(`${first} থেকে ${to} দিনের মধ্যে`, 'bn');
}

function daysInEnglish(from: number, to: number): string {
  if (to === 0) return 'on the same day';
  if (from === 0 && to === 1) return 'on the same or the next day';
  if (from === 0) return `within ${to} days`;
  return from === to ? `in ${to} ${to === 1 ? 'day' : 'days'}` : `in ${from} to ${to} days`;
}

/** The expected days: '5 November 2026', '5 – 7 November 2026'. */
export function expectedDays(
  { earliest, latest }: Pick<DeliveryEstimate, 'earliest' | 'latest'>,
  language: Language,
): string {
  const [first, last] = [dayOf(earliest, language), dayOf(latest, language)];
  if (first === last) return first;
  return `${withoutSameEnd(first, last)} – ${last}`;
}

/** Removes from the first day the month and year that the last day repeats. */
function withoutSameEnd(first: string, last: string): string {
  const [day = '', month = '', year] = first.split(' ');
  const [, lastMonth, lastYear] = last.split(' ');
  if (year !== lastYear) return first;
  return month === lastMonth ? day : `${day} ${month}`;
}
