/**
 * Orders at the counter: the list, one order, its payments, its printouts (counter-120 to
 * counter-145).
 */
import { digits, wholeNumber } from '#text/numbers.ts';
import { sentences } from '#text/sentences.ts';
import type { OrderStatus } from '#domain/order.ts';

export const counterOrdersText = sentences({
  lead: [
    'Every order, the newest first. What waits stands in the queue.',
    'সব অর্ডার, নতুনটি আগে। যা করা বাকি, তা অপেক্ষার তালিকায়।',
  ],
  caption: ['Orders', 'অর্ডার'],
  filters: ['Orders by status', 'অবস্থা অনুযায়ী অর্ডার'],
  all: ['All', 'সব'],
  unverified: ['Payment to verify', 'পেমেন্ট যাচাই বাকি'],
  owedBack: ['To give back', 'ফেরত দিতে হবে'],
  find: ['Number, phone or name', 'নম্বর, মোবাইল বা নাম'],
  findHint: ['Such as N-1001', 'যেমন N-1001'],
  search: ['Find', 'খুঁজুন'],
  none: ['No orders here.', 'এখানে কোনো অর্ডার নেই।'],
  noneFound: [
    'Nothing was found. A number or a phone must be whole.',
    'কিছু পাওয়া যায়নি। নম্বর বা মোবাইল পুরোটা লিখুন।',
  ],
  showAll: ['Show all orders', 'সব অর্ডার দেখুন'],
  number: ['Order', 'অর্ডার'],
  came: ['Came', 'এসেছে'],
  receiver: ['Receiver', 'প্রাপক'],
  items: ['Items', 'পদ'],
  payable: ['To pay', 'পরিশোধযোগ্য'],
  left: ['Left', 'বাকি'],
  status: ['Status', 'অবস্থা'],
  paidAll: ['Paid', 'পরিশোধিত'],
  unchecked: ['Prescription to check', 'প্রেসক্রিপশন দেখা বাকি'],
  risky: ['Check the payer', 'কে টাকা দিলেন দেখুন'],
  nothingKept: ['Nothing kept', 'কিছু রাখা নেই'],
  owed: [(amount: string) => `Give back ${amount}`, (amount: string) => `${amount} ফেরত দিন`],
  pages: ['Pages of orders', 'অর্ডারের পাতা'],
  previous: ['Previous page', 'আগের পাতা'],
  next: ['Next page', 'পরের পাতা'],
  page: [(page: string) => `Page ${page}`, (page: string) => `পাতা ${page}`],
  countOf: [
    (count: number) => (count === 1 ? '1 order' : `${wholeNumber(count, 'en')} orders`),
    (count: number) => `${wholeNumber(count, 'bn')}টি অর্ডার`,
  ],
});

export const counterOrderText = sentences({
  workedOnHint: [
    'Before you go on with it, ask them or take it over; they are told.',
    'আপনি এগোনোর আগে ওনাকে জিজ্ঞেস করুন, বা কাজটি নিজে নিন; উনি জানতে পারবেন।',
  ],
  title: [(number: string) => `Order ${number}`, (number: string) => `অর্ডার ${number}`],
  back: ['All orders', 'সব অর্ডার'],
  came: [(moment: string) => `Came ${moment}`, (moment: string) => `এসেছে ${moment}`],
  papers: ['Packing slip and invoice', 'প্যাকিং স্লিপ ও চালান'],

  riskTitle: ['Check the payer first.', 'আগে দেখুন কে টাকা দিয়েছেন।'],
  risk: [
    (reason: string) =>
      `The payment partner calls this payment a risk: ${reason}. Call the customer before it is sent.`,
    (reason: string) =>
      `পেমেন্ট সহযোগী এই পেমেন্টকে ঝুঁকিপূর্ণ বলছে: ${reason}। পাঠানোর আগে ক্রেতাকে ফোন করুন।`,
  ],
  nothingKeptTitle: ['Nothing is kept for this order.', 'এই অর্ডারের জন্য কিছু রাখা নেই।'],
  nothingKept: [
    'Confirming it takes the units from the shelf, or says what is missing.',
    'নিশ্চিত করলে তাক থেকে নেওয়া হবে, কম থাকলে জানানো হবে।',
  ],
  owedTitle: [
    (amount: string) => `${amount} is to be given back to this customer.`,
    (amount: string) => `এই ক্রেতাকে ${amount} ফেরত দিতে হবে।`,
  ],
  owedHint: [
    'They have no account. Give it back by hand, then note it here.',
    'তাঁর অ্যাকাউন্ট নেই। হাতে বা মোবাইলে ফেরত দিন, তারপর এখানে লিখে রাখুন।',
  ],
  owedByOwner: ['The owner gives it back.', 'মালিক ফেরত দেবেন।'],
  gaveBack: ['I have given it back', 'ফেরত দিয়েছি'],
  gaveBackSaid: ['Noted as given back', 'ফেরত দেওয়া হয়েছে লেখা হলো'],

  packTitle: ['What to pack', 'যা প্যাক করবেন'],
  picked: [
    (picked: number, all: number) => `${picked} of ${all} taken`,
    (picked: number, all: number) => `${digits(all, 'bn')}টির ${digits(picked, 'bn')}টি নেওয়া হয়েছে`,
  ],
  pickedBy: [
    (name: string, time: string) => `Taken by ${name}, ${time}`,
    (name: string, time: string) => `নিয়েছেন ${name}, ${time}`,
  ],
  pickLater: ['Ticks can be made once the order is confirmed.', 'অর্ডার নিশ্চিত হলে টিক দেওয়া যাবে।'],
  times: [(count: string) => `${count} ×`, (count: string) => `${count} ×`],
  rx: ['Needs a prescription', 'প্রেসক্রিপশন লাগবে'],
  each: [(price: string) => `${price} each`, (price: string) => `প্রতিটি ${price}`],
  theySay: ['Customer’s note', 'ক্রেতার কথা'],
  autoOrder: ['They wish to be reminded after 28 days.', '২৮ দিন পর মনে করিয়ে দিতে বলেছেন।'],

  rxTitle: ['Prescriptions', 'প্রেসক্রিপশন'],
  rxCount: [
    (count: number) => (count === 1 ? '1 came with the order.' : `${count} came with the order.`),
    (count: number) => `অর্ডারের সঙ্গে ${digits(count, 'bn')}টি এসেছে।`,
  ],
  rxNone: ['No prescription came with this order.', 'এই অর্ডারের সঙ্গে প্রেসক্রিপশন আসেনি।'],
  rxNotNeeded: ['Nothing in it needs one.', 'এর কিছুতে প্রেসক্রিপশন লাগে না।'],
  rxNeeded: [
    (names: string) => `These go only against a prescription: ${names}.`,
    (names: string) => `এগুলো প্রেসক্রিপশন ছাড়া যাবে না: ${names}।`,
  ],
  rxPharmacist: [
    'A pharmacist looks at them before the order is confirmed.',
    'অর্ডার নিশ্চিত হওয়ার আগে একজন ফার্মাসিস্ট দেখবেন।',
  ],
  rxChecked: [
    (name: string, moment: string) => `Checked by ${name}, ${moment}.`,
    (name: string, moment: string) => `দেখেছেন ${name}, ${moment}।`,
  ],
  rxCheck: ['The prescriptions are in order', 'প্রেসক্রিপশন ঠিক আছে'],
  rxWithout: ['It may go without one', 'প্রেসক্রিপশন ছাড়াই যেতে পারে'],
  rxWhy: ['Why it may go without one', 'কেন ছাড়া যেতে পারে'],
  rxWhyHint: [
    'For the shop’s own book. Otherwise cancel the order.',
    'দোকানের খাতার জন্য। না হলে অর্ডারটি বাতিল করুন।',
  ],
  rxWhyMissing: ['Please write why.', 'কেন, লিখুন।'],
  rxNote: ['Note (if you wish)', 'নোট (চাইলে)'],
  rxSaid: ['Prescriptions checked', 'প্রেসক্রিপশন দেখা হয়েছে'],
  rxHide: ['Hide them', 'লুকান'],
  rxShow: ['Show the prescriptions', 'প্রেসক্রিপশন দেখুন'],
  rxShowHint: ['Each reading is written into the audit log.', 'প্রতিবার দেখা কাজের খাতায় লেখা হয়।'],

  nextTitle: ['What comes next', 'এরপর'],
  cancel: ['Cancel the order', 'অর্ডার বাতিল করুন'],
  cancelAsk: [
    (number: string) => `Cancel order ${number}?`,
    (number: string) => `অর্ডার ${number} বাতিল করবেন?`,
  ],
  cancelNothing: [
    'Nothing was paid. Its units go back on the shelf.',
    'কোনো টাকা দেওয়া হয়নি। পণ্য তাকে ফিরে যাবে।',
  ],
  cancelWallet: [
    (amount: string) => `${amount} goes back into the customer’s wallet, its units on the shelf.`,
    (amount: string) => `${amount} ক্রেতার ওয়ালেটে ফিরে যাবে, পণ্য তাকে।`,
  ],
  cancelGuest: [
    (amount: string) =>
      `${amount} is then to be given back by hand: this customer has no account. Its units go back on the shelf.`,
    (amount: string) => `${amount} হাতে ফেরত দিতে হবে: এই ক্রেতার অ্যাকাউন্ট নেই। পণ্য তাকে ফিরে যাবে।`,
  ],
  cancelWhy: ['Why (for the shop’s own book)', 'কেন (দোকানের খাতার জন্য)'],
  keep: ['Keep the order', 'অর্ডার থাকুক'],
  movedTo: [
    (status: string) => `The order is ${status} now`,
    (status: string) => `অর্ডার এখন: ${status}`,
  ],
  meanwhile: [
    'Somebody else was faster. This is the order as it stands now.',
    'আরেকজন আগেই করে ফেলেছেন। অর্ডারটি এখন যেমন আছে, তেমনই দেখানো হচ্ছে।',
  ],
  waitsForCheck: [
    'First a pharmacist checks the prescriptions.',
    'আগে একজন ফার্মাসিস্ট প্রেসক্রিপশন দেখবেন।',
  ],
  waitsForVerification: [
    'First the reported payment is accepted or refused, below “Money”.',
    'আগে “টাকা” অংশে জানানো পেমেন্টটি গ্রহণ করুন বা ফিরিয়ে দিন।',
  ],
  waitsForPharmacist: [
    'A pharmacist confirms it. Packing begins after that.',
    'একজন ফার্মাসিস্ট নিশ্চিত করবেন। এরপর প্যাক করা শুরু।',
  ],
  notAllPicked: [
    (missing: number) =>
      missing === 1 ? '1 item is not ticked yet.' : `${missing} items are not ticked yet.`,
    (missing: number) => `${digits(missing, 'bn')}টিতে এখনো টিক দেওয়া হয়নি।`,
  ],
  stillUnpaid: [
    (amount: string) => `${amount} is still to be paid.`,
    (amount: string) => `${amount} এখনো বাকি।`,
  ],

  toTitle: ['Deliver to', 'ডেলিভারির ঠিকানা'],
  call: [(phone: string) => `Call ${phone}`, (phone: string) => `ফোন করুন ${phone}`],
  account: ['Account', 'অ্যাকাউন্ট'],
  guest: ['Guest, without an account', 'অতিথি, অ্যাকাউন্ট নেই'],

  moneyTitle: ['Money', 'টাকা'],
  takePayment: ['Take a payment', 'টাকা নিন'],
  payments: ['Payments', 'পেমেন্ট'],
  noPayments: ['No payment yet.', 'এখনো কোনো পেমেন্ট নেই।'],
  takenBy: [(name: string) => `taken by ${name}`, (name: string) => `নিয়েছেন ${name}`],
  online: ['online', 'অনলাইনে'],
  reference: [(text: string) => `no. ${text}`, (text: string) => `নং ${text}`],
  refunds: ['Given back', 'ফেরত'],
  cashbackGiven: [
    (amount: string) => `Cashback of ${amount} is in their wallet.`,
    (amount: string) => `${amount} ক্যাশব্যাক তাঁর ওয়ালেটে।`,
  ],
  refundWallet: ['into the wallet', 'ওয়ালেটে'],
  refundHand: ['by hand', 'হাতে'],
  refunded: ['Given back', 'ফেরত দেওয়া'],
  unverified: ['To be verified', 'যাচাই বাকি'],

  payTitle: [(number: string) => `Payment for ${number}`, (number: string) => `${number}-এর টাকা`],
  payLeft: [
    (amount: string) => `${amount} is left to pay.`,
    (amount: string) => `${amount} বাকি আছে।`,
  ],
  amount: ['Amount in taka', 'কত টাকা'],
  amountWrong: [
    'Please write an amount in taka, such as 120 or 120.50.',
    'টাকার পরিমাণ লিখুন, যেমন ১২০ বা ১২০.৫০।',
  ],
  amountMost: [(amount: string) => `At most ${amount}.`, (amount: string) => `সর্বোচ্চ ${amount}।`],
  service: ['Paid with', 'কীভাবে দিলেন'],
  referenceField: ['Transaction number (if there is one)', 'লেনদেন নম্বর (থাকলে)'],
  referenceHint: ['Each number counts once in the whole shop.', 'একটি নম্বর পুরো দোকানে একবারই ধরা হয়।'],
  payNow: [(amount: string) => `Take ${amount}`, (amount: string) => `${amount} নিন`],
  paySaid: [(amount: string) => `${amount} taken`, (amount: string) => `${amount} নেওয়া হয়েছে`],

  refund: ['Give money back', 'টাকা ফেরত দিন'],
  refundTitle: [
    (number: string) => `Give back of ${number}`,
    (number: string) => `${number} থেকে ফেরত`,
  ],
  refundMost: [
    (amount: string) => `At most ${amount}: what came for this order and was not given back yet.`,
    (amount: string) => `সর্বোচ্চ ${amount}: এই অর্ডারে যা এসেছে আর এখনো ফেরত দেওয়া হয়নি।`,
  ],
  refundToWallet: [
    'It goes into the customer’s wallet at once, and they are told.',
    'সঙ্গে সঙ্গে ক্রেতার ওয়ালেটে যাবে, তাঁকে জানানো হবে।',
  ],
  refundToGuest: [
    'This customer has no account: it stands here as to be given back until you have given it.',
    'এই ক্রেতার অ্যাকাউন্ট নেই: ফেরত না দেওয়া পর্যন্ত এখানে বাকি হিসেবে থাকবে।',
  ],
  refundNow: [(amount: string) => `Give back ${amount}`, (amount: string) => `${amount} ফেরত দিন`],
  refundSaid: [
    (amount: string) => `${amount} given back`,
    (amount: string) => `${amount} ফেরত দেওয়া হয়েছে`,
  ],
  reason: ['Reason', 'কারণ'],
  reasonMissing: ['Please write a reason.', 'কারণ লিখুন।'],
  credit: ['Credit the wallet', 'ওয়ালেটে টাকা দিন'],
  creditTitle: ['Credit the customer’s wallet', 'ক্রেতার ওয়ালেটে টাকা দিন'],
  creditHint: [
    (amount: string) =>
      `The shop’s own money, as an apology or a gift. In the wallet now: ${amount}.`,
    (amount: string) => `দোকানের নিজের টাকা, দুঃখপ্রকাশ বা উপহার হিসেবে। এখন ওয়ালেটে আছে: ${amount}।`,
  ],
  creditNow: [(amount: string) => `Credit ${amount}`, (amount: string) => `${amount} দিন`],
  creditSaid: [
    (amount: string) => `${amount} is in the wallet`,
    (amount: string) => `${amount} ওয়ালেটে গেছে`,
  ],

  historyTitle: ['History', 'যা যা হয়েছে'],
  by: [(name: string) => `by ${name}`, (name: string) => `করেছেন ${name}`],
});

/** The task of staff for each status. */
export const statusMeansText = sentences({
  Pending: [
    'It has come and nobody has confirmed it. Call the customer if something is unclear, then confirm.',
    'অর্ডার এসেছে, এখনো কেউ নিশ্চিত করেননি। কিছু অস্পষ্ট হলে ফোন করুন, তারপর নিশ্চিত করুন।',
  ],
  Confirmed: [
    'It is confirmed: take the items from the shelf and pack them.',
    'নিশ্চিত হয়েছে: তাক থেকে পণ্য নিয়ে প্যাক করুন।',
  ],
  Processing: [
    'It is being packed. When the parcel is closed, hand it to the rider.',
    'প্যাক হচ্ছে। পার্সেল তৈরি হলে ডেলিভারির লোকের হাতে দিন।',
  ],
  Delivering: [
    'It is on its way. When the customer has it and the money is taken, it is delivered.',
    'পথে আছে। ক্রেতা হাতে পেলে আর টাকা নেওয়া হলে পৌঁছেছে বলুন।',
  ],
  Delivered: ['The customer has it.', 'ক্রেতা পেয়েছেন।'],
  Cancelled: ['It was cancelled. What was paid goes back.', 'বাতিল হয়েছে। যা দেওয়া হয়েছিল, ফেরত যাবে।'],
}) satisfies Record<OrderStatus, unknown>;

/** The button that moves an order to each status. */
export const moveToText = sentences({
  Pending: ['Back to pending', 'অপেক্ষায় ফেরান'],
  Confirmed: ['Confirm the order', 'অর্ডার নিশ্চিত করুন'],
  Processing: ['Begin packing', 'প্যাক করা শুরু'],
  Delivering: ['Hand it to the rider', 'ডেলিভারিতে দিন'],
  Delivered: ['It is delivered', 'পৌঁছে গেছে'],
  Cancelled: ['Cancel the order', 'অর্ডার বাতিল করুন'],
}) satisfies Record<OrderStatus, unknown>;

export const handServiceText = sentences({
  Cash: ['Cash', 'নগদ'],
  bKash: ['bKash', 'বিকাশ'],
  Nagad: ['Nagad', 'নগদ (মোবাইল)'],
  Rocket: ['Rocket', 'রকেট'],
  Card: ['Card', 'কার্ড'],
});

export const orderPapersText = sentences({
  title: [(number: string) => `Papers of ${number}`, (number: string) => `${number}-এর কাগজ`],
  back: [(number: string) => `Order ${number}`, (number: string) => `অর্ডার ${number}`],
  what: ['What', 'কোনটি'],
  slip: ['Packing slip', 'প্যাকিং স্লিপ'],
  invoice: ['Invoice', 'চালান'],
  paper: ['Paper', 'কাগজ'],
  language: ['Language', 'ভাষা'],
  print: ['Print', 'ছাপুন'],
  slipOf: [
    (number: string) => `Packing slip ${number}`,
    (number: string) => `প্যাকিং স্লিপ ${number}`,
  ],
  item: ['Item', 'পণ্য'],
  company: ['Company', 'কোম্পানি'],
  quantity: ['Qty', 'পরিমাণ'],
  done: ['✓', '✓'],
  collect: [(amount: string) => `Collect: ${amount}`, (amount: string) => `নিতে হবে: ${amount}`],
  allPaid: ['Paid. Nothing to collect.', 'পরিশোধিত। কিছু নিতে হবে না।'],
  packedBy: ['Packed by', 'প্যাক করেছেন'],
  receivedBy: ['Received by', 'গ্রহণ করেছেন'],
  total: [
    (items: number, units: number) => `${items} items, ${units} units`,
    (items: number, units: number) => `${digits(items, 'bn')} পদ, মোট ${digits(units, 'bn')}টি`,
  ],
});
