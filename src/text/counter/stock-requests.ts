/** Back-in-stock requests at the counter (counter-161 to counter-163). */
import { wholeNumber } from '#text/numbers.ts';
import { sentences } from '#text/sentences.ts';

export const stockRequestsText = sentences({
  intro: [
    'Who has an account is told by the shop when the product is for sale again. The others are to be called.',
    'যাঁদের অ্যাকাউন্ট আছে, পণ্য এলে দোকান নিজেই জানায়। বাকিদের ফোন করতে হবে।',
  ],
  nobody: ['Nobody waits', 'কেউ অপেক্ষায় নেই'],
  nobodyHint: [
    'Here stands whoever asks for a product that ran out.',
    'ফুরিয়ে যাওয়া পণ্য যাঁরা চান, তাঁরা এখানে থাকবেন।',
  ],
  isThere: [
    (stock: number) => `There again: ${wholeNumber(stock, 'en')}`,
    (stock: number) => `এসেছে: ${wholeNumber(stock, 'bn')}টি`,
  ],
  isOut: ['Out of stock', 'স্টকে নেই'],
  phone: ['Number', 'নম্বর'],
  quantity: ['Wants', 'চান'],
  since: ['Since', 'কবে থেকে'],
  how: ['How', 'কীভাবে'],
  hasAccount: ['The shop tells them', 'দোকান জানাবে'],
  toCall: ['Call them', 'ফোন করুন'],
  answered: ['Answered', 'জানানো হয়েছে'],
  markAnswered: [
    (phone: string) => `${phone} is answered`,
    (phone: string) => `${phone}-কে জানানো হয়েছে`,
  ],
  more: [
    (people: number) =>
      `${wholeNumber(people, 'en')} more ${people === 1 ? 'waits' : 'wait'}. They stand here after these.`,
    (people: number) => `আরও ${wholeNumber(people, 'bn')} জন অপেক্ষায় আছেন। এঁদের পরে তাঁরা এখানে থাকবেন।`,
  ],
  isMarked: ['Noted.', 'লেখা হলো।'],
  change: ['See the product', 'পণ্যটি দেখুন'],
});
