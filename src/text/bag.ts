import { digits } from './numbers.ts';
import { sentences } from './sentences.ts';

export const bagText = sentences({
  bag: ['Bag', 'ব্যাগ'],
  yourBag: ['Your bag', 'আপনার ব্যাগ'],
  itemCount: [
    (count: number) => (count === 1 ? '1 item' : `${count} items`),
    (count: number) => `${digits(count, 'bn')}টি পণ্য`,
  ],
  close: ['Close', 'বন্ধ করুন'],
  happyShopping: ['Happy Shopping!!', 'আনন্দে কেনাকাটা করুন!!'],
  product: ['Product', 'পণ্য'],
  price: ['Price', 'দাম'],
  quantity: ['Quantity', 'পরিমাণ'],
  action: ['Action', 'বাদ দিন'],
  each: [(price: string) => `${price} each`, (price: string) => `প্রতিটি ${price}`],
  totalItems: ['Total Items', 'মোট পণ্য'],
  totalAmount: ['Total Ammount', 'মোট দাম'],
  totalInTk: [(amount: string) => `${amount} tk`, (amount: string) => `${amount} টাকা`],
  orderNow: ['Order Now', 'এখনই অর্ডার করুন'],
  clearCart: ['Clear Cart', 'ব্যাগ খালি করুন'],
  clearQuestion: ['Clear your bag?', 'ব্যাগ থেকে সব সরিয়ে ফেলবেন?'],
  clearYes: ['Clear bag', 'হ্যাঁ, খালি করুন'],
  clearNo: ['Keep items', 'থাকুক'],
  cleared: ['Bag cleared.', 'ব্যাগ এখন খালি।'],
  undo: ['Undo', 'ফিরিয়ে আনুন'],
  removed: [(name: string) => `${name} removed.`, (name: string) => `${name} সরানো হয়েছে।`],
  emptyAlert: ['There is no product in the shopping bag', 'শপিং ব্যাগে কোনো পণ্য নেই'],
  emptyTitle: ['Your bag is empty', 'আপনার ব্যাগ খালি'],
  emptyHint: [
    'Add what you need – your bag is saved on this phone, even offline.',
    'যা দরকার যোগ করুন; নেটওয়ার্ক থাক বা না থাক, এখানেই থাকবে।',
  ],
  browse: ['Browse the shop', 'দোকান ঘুরে দেখুন'],
  quantityBelowOne: ["Quantity can't be less than 1.", 'পরিমাণ ১ এর কম হতে পারে না।'],
  onlyLeft: [
    (count: number) => `Only ${count} left.`,
    (count: number) => `আর মাত্র ${digits(count, 'bn')}টি আছে।`,
  ],
  /** Sold out or withdrawn; the phone cannot distinguish them. */
  ranOut: [
    (name: string) => `${name} is not available now.`,
    (name: string) => `${name} এখন পাওয়া যাচ্ছে না।`,
  ],
  fewerLeft: [
    (name: string, count: number) => `Only ${count} of ${name} left; the quantity was lowered.`,
    (name: string, count: number) =>
      `${name} আর মাত্র ${digits(count, 'bn')}টি আছে; পরিমাণ কমানো হয়েছে।`,
  ],
  dearer: [
    (name: string, price: string) => `The price of ${name} went up to ${price}.`,
    (name: string, price: string) => `${name} এর দাম বেড়ে এখন ${price}।`,
  ],
  cheaper: [
    (name: string, price: string) => `The price of ${name} dropped to ${price}.`,
    (name: string, price: string) => `${name} এর দাম কমে এখন ${price}।`,
  ],
  pricesUnknown: [
    'Prices could not be checked just now. They are checked again before you order.',
    'এই মুহূর্তে দাম মিলিয়ে দেখা গেল না। অর্ডারের আগে আবার দেখা হবে।',
  ],
  notStored: [
    'This phone is full: the bag lasts only until you close the page.',
    'ফোনে জায়গা নেই: পাতা বন্ধ করলে ব্যাগ আর থাকবে না।',
  ],
  bagOf: [
    (count: string, total: string) => `View bag: ${count}, ${total}`,
    (count: string, total: string) => `ব্যাগ দেখুন: ${count}, ${total}`,
  ],
  view: ['View bag', 'ব্যাগ দেখুন'],
  dismiss: ['Hide this message', 'বার্তাটি সরান'],
});
