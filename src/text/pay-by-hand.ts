/** Paying to the shop's own bKash, Nagad or Rocket account (payments-49 to payments-54). */
import type { OpenAccount } from '#domain/payment-claim.ts';
import { digits } from './numbers.ts';
import { sentences, speak, type Language } from './sentences.ts';

export const payByHandText = sentences({
  title: [
    (services: string) => `Pay with ${services}`,
    (services: string) => `${services} দিয়ে পেমেন্ট`,
  ],
  chooseService: ['Choose where to pay', 'কোথায় পেমেন্ট করবেন, বেছে নিন'],
  stepSend: ['1. Send the money', '১. টাকা পাঠান'],
  stepReport: ['2. Tell us the transaction id', '২. লেনদেন আইডি জানান'],
  amount: ['Amount', 'টাকা'],
  advanceOnly: [
    (amount: string) => `The advance: ${amount}`,
    (amount: string) => `অগ্রিম: ${amount}`,
  ],
  all: [(amount: string) => `All of it: ${amount}`, (amount: string) => `পুরো টাকা: ${amount}`],
  numberOf: [
    (service: string, number: string) => `${service} number: ${number}`,
    (service: string, number: string) => `${service} নম্বর: ${number}`,
  ],
  copyNumber: ['Copy number', 'নম্বর কপি করুন'],
  copied: ['Copied', 'কপি হয়েছে'],
  copyByHand: ['Select the number and copy it', 'নম্বরটি চেপে ধরে কপি করুন'],
  howMerchant: [
    (service: string) =>
      `Open the ${service} app, choose Payment, and enter this number and the amount. Write your order number as the reference.`,
    (service: string) =>
      `${service} অ্যাপ খুলে “পেমেন্ট” বেছে নিন, তারপর এই নম্বর ও টাকার পরিমাণ দিন। রেফারেন্সে অর্ডার নম্বর লিখুন।`,
  ],
  howPersonal: [
    (service: string) =>
      `Open the ${service} app, choose Send Money, and enter this number and the amount. Write your order number as the reference.`,
    (service: string) =>
      `${service} অ্যাপ খুলে “সেন্ড মানি” বেছে নিন, তারপর এই নম্বর ও টাকার পরিমাণ দিন। রেফারেন্সে অর্ডার নম্বর লিখুন।`,
  ],
  transactionId: ['Transaction id', 'লেনদেন আইডি'],
  transactionIdHint: [
    'It is in the message that you get after sending, like 9FK3XYZ01A.',
    'টাকা পাঠানোর পর যে মেসেজ আসে, তাতে থাকে, যেমন 9FK3XYZ01A।',
  ],
  send: ['Send transaction id', 'লেনদেন আইডি পাঠান'],
  offline: [
    'You’re offline. Sending the transaction id needs a network; what you type stays here.',
    'আপনি অফলাইনে আছেন। লেনদেন আইডি পাঠাতে নেটওয়ার্ক লাগবে; যা লিখেছেন, এখানেই থাকবে।',
  ],
  notSent: [
    'The transaction id was not sent. Please try again.',
    'লেনদেন আইডি পাঠানো যায়নি। আবার চেষ্টা করুন।',
  ],
  idInvalid: [
    'This is not a transaction id. It has 6 to 40 letters and digits, like 9FK3XYZ01A.',
    'এটি লেনদেন আইডি নয়। এতে ৬ থেকে ৪০টি ইংরেজি অক্ষর ও সংখ্যা থাকে, যেমন 9FK3XYZ01A।',
  ],
  idUsed: [
    'This transaction id was used before. Each one pays once. If it is yours, please call us.',
    'এই লেনদেন আইডি আগে ব্যবহার হয়েছে। একটি আইডি একবারই ধরা হয়। এটি আপনার হলে আমাদের ফোন করুন।',
  ],
  allReported: [
    'You have reported the whole amount already. The pharmacy is checking it.',
    'পুরো টাকার কথা আপনি আগেই জানিয়েছেন। ফার্মেসি তা যাচাই করছে।',
  ],
  lessLeft: [
    (amount: string) => `Only ${amount} is left to pay for this order.`,
    (amount: string) => `এই অর্ডারে শুধু ${amount} বাকি আছে।`,
  ],
  unverified: ['To be verified', 'যাচাই বাকি'],
  unverifiedMore: [
    (amount: string, service: string, id: string) =>
      `${amount} with ${service}, transaction id ${id}. The pharmacy compares it with its account. Until then it does not count as paid.`,
    (amount: string, service: string, id: string) =>
      `${service}-এ ${amount}, লেনদেন আইডি ${id}। ফার্মেসি নিজের অ্যাকাউন্টের সঙ্গে মিলিয়ে দেখবে। তার আগে এটি পরিশোধ ধরা হবে না।`,
  ],
  refused: ['Not accepted', 'গৃহীত হয়নি'],
  refusedMore: [
    (amount: string, service: string, id: string) =>
      `${amount} with ${service}, transaction id ${id}.`,
    (amount: string, service: string, id: string) => `${service}-এ ${amount}, লেনদেন আইডি ${id}।`,
  ],
  /** The standard sentence for a refusal. */
  notFound: [
    'We did not find this transaction in our account. Please check the id and send it again, or call us.',
    'আমাদের অ্যাকাউন্টে এই লেনদেন পাওয়া যায়নি। আইডি মিলিয়ে আবার পাঠান, অথবা আমাদের ফোন করুন।',
  ],
  newsRefused: [
    (number: string, id: string) => `The payment ${id} for your order ${number} was not accepted:`,
    (number: string, id: string) => `আপনার অর্ডার ${digits(number, 'bn')}-এর পেমেন্ট ${id} গৃহীত হয়নি:`,
  ],
});

/** How to send money to the account: the owner's sentence, or the standard one. */
export function howToSend(
  { howTo, kind }: Pick<OpenAccount, 'howTo' | 'kind'>,
  service: string,
  language: Language,
): string {
  const t = speak(payByHandText, language);
  return howTo[language].trim() || (kind === 'merchant' ? t.howMerchant : t.howPersonal)(service);
}
