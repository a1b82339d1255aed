/**
 * The pharmacy's quote for a request, and the customer's reply (request-order-47 and the rules
 * after it).
 */
import { digits } from './numbers.ts';
import { sentences } from './sentences.ts';

export const requestQuoteText = sentences({
  title: ["The pharmacy's answer", 'ফার্মেসির উত্তর'],
  goesTo: ['Goes to', 'ডেলিভারির ঠিকানা'],
  /** For a medicine. */
  inPlaceOf: [
    (asked: string) =>
      `Instead of ${asked}: the same medicine from another company. Ask your doctor or pharmacist before switching.`,
    (asked: string) =>
      `${asked}-এর বদলে: একই ওষুধ, অন্য কোম্পানির। বদলানোর আগে ডাক্তার বা ফার্মাসিস্টকে জিজ্ঞেস করুন।`,
  ],
  youWrote: [
    (asked: string) => `You wrote: ${asked}`,
    (asked: string) => `আপনি লিখেছিলেন: ${asked}`,
  ],
  youAskedFor: [
    (asked: string) => `You asked for ${asked}.`,
    (asked: string) => `আপনি চেয়েছিলেন ${asked}টি।`,
  ],
  fromPrescription: [
    (read: string) => `Read from your prescription: ${read}`,
    (read: string) => `আপনার প্রেসক্রিপশন দেখে লেখা: ${read}`,
  ],

  accept: [
    (amount: string) => `Accept and order for ${amount}`,
    (amount: string) => `রাজি আছি, ${amount}-এ অর্ডার করুন`,
  ],
  /** Shown if it cannot be ordered with one tap. */
  willCall: [
    'The pharmacy calls you to confirm this.',
    'নিশ্চিত করতে ফার্মেসি থেকে আপনাকে ফোন করা হবে।',
  ],
  needsNetwork: [
    'You’re offline. Accepting needs a connection; the answer stays here until then.',
    'আপনি অফলাইনে আছেন। রাজি হয়ে অর্ডার করতে নেটওয়ার্ক লাগবে; ততক্ষণ উত্তরটি এখানেই থাকবে।',
  ],
  notHeard: [
    'The pharmacy did not answer, so we can’t be sure that this arrived. Tap again: it becomes one order, however often you tap.',
    'ফার্মেসির সাড়া পাওয়া যায়নি, তাই পৌঁছেছে কি না নিশ্চিত নয়। আবার চাপুন: যতবারই চাপুন, অর্ডার একটিই হবে।',
  ],
  askAnew: [
    (phone: string) => `The pharmacy can look for something else: ${phone}`,
    (phone: string) => `ফার্মেসি অন্য কিছু খুঁজে দিতে পারে: ${digits(phone, 'bn')}`,
  ],
  ordered: [
    (number: string) => `You have accepted this. Order ${number}`,
    (number: string) => `আপনি রাজি হয়েছেন। অর্ডার ${digits(number, 'bn')}`,
  ],
  /** Beside the quoted amounts, which are crossed out. */
  before: ['before', 'আগে ছিল'],

  decline: ['No, thank you', 'না, লাগবে না'],
  declineTitle: ['Decline this answer?', 'এই উত্তরে রাজি নন?'],
  declineMore: [
    'The request ends here, and nothing is ordered. You can write a new one at any time.',
    'অনুরোধটি এখানেই শেষ হবে, কিছু অর্ডার হবে না। চাইলে যেকোনো সময় নতুন অনুরোধ লিখতে পারবেন।',
  ],
  declineWhy: ['Why (optional)', 'কেন (না লিখলেও চলবে)'],
  declineWhyHint: [
    'For example: too expensive, or found elsewhere. The pharmacy reads it.',
    'যেমন: দাম বেশি, বা অন্য কোথাও পেয়েছি। ফার্মেসি এটি পড়বে।',
  ],
  declineYes: ['Decline', 'রাজি নই, শেষ করুন'],
  declineNo: ['Go back', 'ফিরে যান'],
  declineNotHeard: [
    'The pharmacy did not answer. What you wrote is still here; please try again.',
    'ফার্মেসির সাড়া পাওয়া যায়নি। যা লিখেছেন এখানেই আছে; আবার চেষ্টা করুন।',
  ],
  declineNeedsNetwork: [
    'You’re offline. Declining needs a connection; what you wrote is still here.',
    'আপনি অফলাইনে আছেন। জানাতে নেটওয়ার্ক লাগবে; যা লিখেছেন এখানেই আছে।',
  ],
  declined: ['You have declined. Nothing was ordered.', 'আপনি রাজি হননি। কিছু অর্ডার হয়নি।'],
});
